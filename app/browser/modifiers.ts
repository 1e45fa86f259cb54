type Keys = { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** Whether a click is the browser's to answer: with these keys a link opens elsewhere or is saved. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Keys): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
