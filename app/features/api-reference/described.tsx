import { createElement, Fragment, type ReactNode } from "react";
import type { RichText } from "#content/schema/rich-text.ts";

/** A text of the description, with code in it. */
export function Described({ text }: { text: RichText }) {
  return createElement(Fragment, null, ...views(text));
}

function views(text: RichText): ReactNode[] {
  return text.map((part) =>
    typeof part === "string" ? part : createElement(part.tag, null, ...views(part.text)),
  );
}
