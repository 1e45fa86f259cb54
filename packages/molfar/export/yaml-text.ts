import { Document, isScalar, type Scalar, visit, type YAMLSeq } from "yaml";

/** What JSON can hold. */
export type Json = string | number | boolean | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json | undefined };

/**
 * A document as YAML that readers of YAML 1.1 and 1.2 understand alike: every text is in double
 * quotes, or in a literal block where it has several lines of plain text. Each text of the header
 * becomes a line of comment.
 */
export function yamlText(header: readonly string[], content: JsonObject): string {
  const document = new Document(content, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(key, node) {
      if (key !== "key") node.type = scalarStyle(node);
    },
    Seq(_, node) {
      node.flow = isNumbers(node);
    },
  });
  const body = document.toString({
    lineWidth: 0,
    defaultKeyType: "PLAIN",
    defaultStringType: "QUOTE_DOUBLE",
  });
  const comment = header.map((line) => `# ${line.replace(/[\p{C}\p{Z}]/gu, " ")}\n`).join("");
  return comment + escaped(body);
}

function scalarStyle({ value }: Scalar): Scalar.Type {
  if (typeof value !== "string") return "PLAIN";
  return /^[\x20-\x7e]+\n(?:[\x20-\x7e]*\n)*$/.test(value) && !/^\s/.test(value)
    ? "BLOCK_LITERAL"
    : "QUOTE_DOUBLE";
}

function isNumbers({ items }: YAMLSeq): boolean {
  return items.every((item) => isScalar(item) && typeof item.value === "number");
}

/** YAML 1.1 reads these as line breaks or refuses them; in double quotes both take the escape. */
function escaped(text: string): string {
  return text.replace(
    /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
