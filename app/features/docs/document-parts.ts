import { Callout } from "./callout.tsx";
import { CodeBlock } from "./code-block.tsx";
import { Must } from "./must.tsx";

const parts = { Callout, Must, pre: CodeBlock };

/** What every document may use beside plain text. MDX asks for it by this name. */
export const useMDXComponents = () => parts;
