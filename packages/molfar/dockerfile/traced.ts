/**
 * Text that knows where it came from: a label's value, with its quotes and line ends gone, still
 * points back into the Dockerfile.
 */
export type Traced = {
  text: string;
  /** For each UTF-16 unit of the text, its offset in the source. */
  from: readonly number[];
  /** The offset right after the text, for what is missing at its end. */
  end: number;
};

/** A part of a traced text; `until` is not included. */
export function part({ text, from, end }: Traced, start: number, until = text.length): Traced {
  return {
    text: text.slice(start, until),
    from: from.slice(start, until),
    end: from[until] ?? end,
  };
}

/** Where a unit of the text is in the source. */
export function sourceOffset({ from, end }: Traced, index: number): number {
  return from[index] ?? end;
}

/** A text whose characters all come from one place. */
export function untraced(text: string, offset: number): Traced {
  return { text, from: [], end: offset };
}

/** Collects a traced text piece by piece. */
export class Tracer {
  #pieces: string[] = [];
  #from: number[] = [];

  /** Adds a piece whose units are next to each other in the source. */
  add(text: string, offsets: readonly number[]): void {
    this.#pieces.push(text);
    for (const offset of offsets) this.#from.push(offset);
  }

  /** Adds a piece that comes from one place, such as the value of a variable. */
  addFrom(text: string, offset: number): void {
    this.add(text, Array<number>(text.length).fill(offset));
  }

  traced(end: number): Traced {
    return { text: this.#pieces.join(""), from: this.#from, end };
  }
}
