import { createElement, Fragment } from "react";

const amounts = /(SGD \d[\d,]*(?:\.\d+)?)/;

/** A text in which no amount is broken between its currency and its number. */
export function Amounts({ text }: { text: string }) {
  const parts = text.split(amounts).map((part, index) => {
    const isAmount = index % 2 === 1;
    return isAmount ? createElement("span", { className: "whitespace-nowrap" }, part) : part;
  });
  return createElement(Fragment, null, ...parts);
}
