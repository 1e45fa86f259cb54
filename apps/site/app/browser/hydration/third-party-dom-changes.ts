/**
 * Pages that translators, password managers and other extensions change.
 * docs/decisions/016-pages-that-others-change.md says why all this is done.
 */

/**
 * Reverts what others have changed in the content so far, because React hydrates only the HTML that
 * was sent.
 */
export function revertForeignMutations(): void {
  const { activeElement } = document;
  for (const change of (window.takeForeignMutations?.() ?? []).reverse()) {
    const { type, target, oldValue, addedNodes, removedNodes, nextSibling } = change;
    if (type === "characterData") target.nodeValue = oldValue;
    for (const node of addedNodes) target.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
  // A field that was moved has lost it.
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
}

/**
 * Lets React go on where others have moved its nodes, or put their own in the place of them: a node
 * is removed from wherever it is, and inserted before what now holds the next one, or at the end.
 */
export function patchNodeForTranslators(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = (node) => {
    if (node.parentNode) removeChild.call(node.parentNode, node);
    return node;
  };
  Node.prototype.insertBefore = function (node, next) {
    let place: Node | null = next;
    while (place && place.parentNode !== this) place = place.parentNode;
    insertBefore.call(this, node, place);
    return node;
  };
}
