/** What Docker takes for `RUN --mount=…` and `RUN --device=…`, which are fields of CSV. */
import { isBoolean, isNatural, oneOf, type Values } from "./values.ts";

/** The fields of a line of CSV. None where Docker can't read it. */
export function csvFields(text: string): { field: string; key: string; value?: string }[] {
  if (!/^(?:(?:"(?:[^"]|"")*"|[^",]*)(?:,|$))*$/.test(text) || text === "") return [];
  return Array.from(text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g), (found) => {
    const field = found[1]?.replaceAll('""', '"') ?? found[2] ?? "";
    const [key = "", ...value] = field.split("=");
    const named = { field, key: key.toLowerCase() };
    return value.length > 0 ? { ...named, value: value.join("=") } : named;
  });
}

export const mount: Values = {
  takes: (text) => csvFields(text).length > 0,
  ...{ example: "type=cache,target=/cache", isList: true },
};
export const device: Values = { takes: isDevice, example: "vendor.com/class=name", isList: true };

/** Whether a text is a device: its name, and whether it's required. */
function isDevice(text: string): boolean {
  let name = "";
  const fields = csvFields(text);
  const isField = ({ field, key, value }: (typeof fields)[number]) => {
    if (key === "required") return value === undefined || isBoolean(value);
    if (name !== "") return false;
    name = (key === "name" && value) || field;
    return true;
  };
  return fields.length > 0 && fields.every(isField);
}

const any = () => true;
const flags = { readonly: isBoolean, ro: isBoolean, readwrite: isBoolean, rw: isBoolean };
/** What the fields of a mount may be. */
const values: Readonly<Record<string, (text: string) => boolean>> = {
  ...{ ...flags, required: isBoolean, uid: isNatural, gid: isNatural },
  ...{ source: any, src: any, target: any, dst: any, destination: any },
  ...{ from: any, id: any, env: any },
  type: oneOf(/^(?:bind|cache|tmpfs|secret|ssh)$/i),
  sharing: oneOf(/^(?:shared|private|locked)$/i),
  mode: oneOf(/^0*[0-3]?[0-7]{1,10}$/),
  size: oneOf(/^\+?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)? ?(?:b|[kmgtp](?:i?b)?)?$/i),
};
const owned = /^(?:cache|secret|ssh)$/;
/** The types of mounts that can have a field, where not all can. */
const types = {
  ...{ required: /^(?:secret|ssh)$/, size: /^tmpfs$/, sharing: /^cache$/ },
  ...{ mode: owned, uid: owned, gid: owned, from: /^(?!secret$)/ },
};

/**
 * The field of a mount that Docker refuses; the whole if it needs another.
 *
 * @param replaced a value without its quotes and escapes; undefined where a variable may be anything
 */
export function wrongField(
  text: string,
  replaced: (value: string) => string | undefined,
): string | undefined {
  let type: string | undefined = "bind";
  const given = new Map<string, string | undefined>();
  for (const { field, key, value } of csvFields(text)) {
    const takes = Object.hasOwn(values, key) ? values[key] : undefined;
    if (!takes || (value === undefined && takes !== isBoolean)) return field;
    const known = value === undefined ? "true" : replaced(value);
    if (known !== undefined && !takes(known)) return field;
    if (key === "type") type = known?.toLowerCase();
    given.set(key, known);
  }
  if (type === undefined) return undefined;
  const has = (key: string) => given.has(key) && given.get(key) !== "";
  for (const [key, pattern] of Object.entries(types)) {
    if (has(key) && !pattern.test(type)) return key;
  }
  const isNameless = !["source", "src", "target", "dst", "destination", "id"].some(has);
  if (type === "secret") return isNameless ? text : undefined;
  return type !== "ssh" && given.get("target") === "/" ? "target=/" : undefined;
}
