import { type ComponentType, createElement, type ReactNode } from "react";
import type { ColouredCode } from "#content/schema/api-description.ts";

/** Shows a block of code, given by the page. */
export type CodeView = ComponentType<{
  "data-title": string;
  "data-language": string;
  tabIndex: number;
  children: ReactNode;
}>;

type ColouredProps = { code: ColouredCode; view: CodeView };

/** Code that got its colours when the site was built. A long line scrolls, so it takes the focus. */
export function Coloured({ code: { title, language, pieces }, view: View }: ColouredProps) {
  const parts = pieces.map((piece) => {
    if (typeof piece === "string") return piece;
    const [className, text] = piece;
    return createElement("span", { className }, text);
  });
  return (
    <View data-title={title} data-language={language} tabIndex={0}>
      {createElement("code", null, ...parts)}
    </View>
  );
}
