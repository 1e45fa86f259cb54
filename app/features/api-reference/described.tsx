import { createElement, Fragment } from "react";

/** A text of the description. What stands between backquotes is code. */
export function Described({ text }: { text: string }) {
  const parts = text
    .split("`")
    .map((part, index) => (index % 2 === 1 ? createElement("code", null, part) : part));
  return createElement(Fragment, null, ...parts);
}
