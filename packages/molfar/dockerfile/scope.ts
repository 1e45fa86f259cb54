/**
 * The values at a point of a Dockerfile, by name. A stage starts with the final values of the stage
 * it builds on; undoing changes is cheaper than a copy for each stage, of which there may be
 * hundreds.
 */
export class Scope<Value> {
  readonly #values = new Map<string, Value>();
  readonly #before: { name: string; value: Value | undefined }[] = [];

  get(name: string): Value | undefined {
    return this.#values.get(name);
  }

  set(name: string, value: Value): void {
    this.#before.push({ name, value: this.#values.get(name) });
    this.#values.set(name, value);
  }

  /** The values now, in the order in which their names came. */
  values(): Value[] {
    return [...this.#values.values()];
  }

  /** Does something, and then has what it had before. */
  within(act: () => void): void {
    const length = this.#before.length;
    act();
    while (this.#before.length > length) {
      const { name, value } = this.#before.pop() ?? { name: "", value: undefined };
      if (value === undefined) this.#values.delete(name);
      else this.#values.set(name, value);
    }
  }
}
