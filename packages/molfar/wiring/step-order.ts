/** Which step comes after which, found without recursion so that a long chain isn't a problem. */

/** An order in which every step follows those it waits for, and the joins that form a cycle. */
export type StepOrder = {
  order: readonly string[];
  /** Each join that leads back to a step which waits for it already. */
  closing: readonly { step: string; waitsFor: string }[];
};

/** @param waits the steps that each step waits for; unknown ones are left out */
export function stepOrder(waits: ReadonlyMap<string, readonly string[]>): StepOrder {
  const order: string[] = [];
  const closing: { step: string; waitsFor: string }[] = [];
  const state = new Map<string, "open" | "done">();
  for (const start of waits.keys()) {
    if (state.has(start)) continue;
    const path = [{ step: start, next: 0 }];
    state.set(start, "open");
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const waitsFor = waits.get(top.step)?.[top.next];
      if (waitsFor === undefined) {
        state.set(top.step, "done");
        order.push(top.step);
        path.pop();
        continue;
      }
      top.next += 1;
      if (state.get(waitsFor) === "open") closing.push({ step: top.step, waitsFor });
      if (state.has(waitsFor) || !waits.has(waitsFor)) continue;
      state.set(waitsFor, "open");
      path.push({ step: waitsFor, next: 0 });
    }
  }
  return { order, closing };
}
