import type { Place } from "@yno/molfar/finding";
import { rangeFrom } from "./text-lines.ts";

/** Selects a place to the end of its line, and brings it into view with some of what is around it. */
export function showPlace(field: HTMLTextAreaElement | null, place: Place): void {
  const view = field?.closest(".code-field-window");
  if (!field || !view) return;
  const { start, end } = rangeFrom(field.value, place);
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  const lineHeight = field.clientHeight / field.rows;
  const letterWidth = field.clientWidth / field.cols;
  view.scrollTop = (place.line - 1) * lineHeight - view.clientHeight / 3;
  // The start of a line says more than its end, so it stays in view if both fit.
  const left = place.column * letterWidth;
  view.scrollLeft = left < view.clientWidth * 0.7 ? 0 : left - view.clientWidth / 2;
  view.scrollIntoView({ block: "nearest" });
}
