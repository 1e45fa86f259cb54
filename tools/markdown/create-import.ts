import type { ImportDeclaration } from "estree";
import type { MdxjsEsmHast } from "mdast-util-mdxjs-esm";

/** The import of a component, for a plugin that puts the component into a document. */
export function createImport(component: string, from: string): MdxjsEsmHast {
  const name = { type: "Identifier", name: component } as const;
  const declaration: ImportDeclaration = {
    type: "ImportDeclaration",
    specifiers: [{ type: "ImportSpecifier", imported: name, local: name }],
    source: { type: "Literal", value: from },
    attributes: [],
  };
  return {
    type: "mdxjsEsm",
    value: "",
    data: { estree: { type: "Program", sourceType: "module", body: [declaration] } },
  };
}
