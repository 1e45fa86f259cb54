import type { ReactNode } from "react";

/** The named states of a view, each as the function that renders it. A `*.examples.tsx` exports one as `examples`. */
export type Examples = Readonly<Record<string, () => ReactNode>>;
