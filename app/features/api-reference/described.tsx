import { createElement, Fragment } from "react";

/** A text of the description. Backquotes mark code. */
export function Described({ text }: { text: string }) {
  const parts = text
    .split("`")
    .map((part, index) => (index % 2 === 1 ? createElement("code", null, part) : part));
  return createElement(Fragment, null, ...parts);
}
