import { Callout } from "./callout.tsx";
import { CodeBlock } from "./code-block.tsx";
import { Must } from "./must.tsx";

/** What the documents are made of beside plain text. */
export const documentParts = { Callout, Must, pre: CodeBlock };
