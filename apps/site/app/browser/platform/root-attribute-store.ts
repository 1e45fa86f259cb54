import { useSyncExternalStore } from "react";
import { type RootFlag, rootFlags } from "./signals.ts";

/**
 * A small piece of state that lives as a `data-` attribute of the root element, so that CSS can
 * follow it and the head script can set it. React reads it after hydration.
 */
export type RootAttribute<Value extends string> = {
  fallback: Value;
  read: () => Value;
  /** Sets the attribute and tells every component that reads it. */
  write: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * An attribute of the root element as a store for React: one of `values`, and `fallback` where it
 * holds none of them, as in the build.
 */
export function createRootAttribute<Value extends string>(
  name: RootFlag,
  values: readonly Value[],
  fallback: Value,
): RootAttribute<Value> {
  const listeners = new Set<() => void>();
  return {
    fallback,
    read() {
      const value = rootFlags()[name];
      return values.find((known) => known === value) ?? fallback;
    },
    write(value) {
      rootFlags()[name] = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The attribute's value; its fallback in the static HTML and in the first render. */
export function useRootAttribute<Value extends string>(attribute: RootAttribute<Value>): Value {
  return useSyncExternalStore(attribute.subscribe, attribute.read, () => attribute.fallback);
}
