import { Callout } from "./callout.tsx";
import { CodeBlock } from "./code-block.tsx";
import { Fold } from "./fold.tsx";
import { Must } from "./must.tsx";

const parts = { Callout, Fold, Must, pre: CodeBlock };

/** What every document may use beside plain text. MDX asks for it by this name. */
export const useMDXComponents = () => parts;
