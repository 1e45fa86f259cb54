import type { Expression, Program } from "estree";

/** A node of an MDX document that holds code. */
export type EsmNode = { type: "mdxjsEsm"; value: string; data: { estree: Program } };

/** `export const name = value` as MDX understands it. */
export function exportOf(name: string, init: Expression): EsmNode {
  return {
    type: "mdxjsEsm",
    value: "",
    data: {
      estree: {
        type: "Program",
        sourceType: "module",
        body: [
          {
            type: "ExportNamedDeclaration",
            specifiers: [],
            source: null,
            attributes: [],
            declaration: {
              type: "VariableDeclaration",
              kind: "const",
              declarations: [
                { type: "VariableDeclarator", id: { type: "Identifier", name }, init },
              ],
            },
          },
        ],
      },
    },
  };
}
