import type { Face } from "../../app/browser/deferred-hydration.ts";

const rule = /@font-face\{([^}]*)\}/g;

/**
 * The faces of a built sheet that holds nothing else.
 *
 * @param address the address of the sheet, for errors
 * @throws Error when a rule lacks its family, its weight or its file, or there is no rule
 */
export function facesIn(css: string, address: string): Face[] {
  const faces = [...css.matchAll(rule)].map(([, body = ""]) => {
    const family = /font-family:["']?([^;"']+)/.exec(body)?.[1];
    const weight = /font-weight:([^;]+)/.exec(body)?.[1];
    const file = /url\(["']?([^)"']+)/.exec(body)?.[1];
    if (!family || !weight || !file) {
      throw new Error(`${address}: a face needs font-family, font-weight and src: ${body}`);
    }
    return { family, weight, file };
  });
  if (faces.length === 0) throw new Error(`${address} has no @font-face rule.`);
  return faces;
}
