import { Callout } from "./callout.tsx";
import { CodeBlock } from "./code-block.tsx";

/** What the documents are made of beside plain text. */
export const documentParts = { Callout, pre: CodeBlock };
