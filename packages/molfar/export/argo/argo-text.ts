/** Texts that Kubernetes and Argo Workflows would otherwise read as references. */

/** A word as Kubernetes takes it, which reads `$$` as `$` and `$(…)` as a variable. */
export function kubernetesWord(text: string): string {
  return text.replaceAll("$", "$$$$");
}

/** Whether Argo would replace something in a text. It has no escape that survives every pass. */
export function isTemplated(text: string): boolean {
  return text.includes("{{");
}

/** A name for parameters, artifacts and volumes: letters, digits and hyphens. */
export function argoName(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, "-").toLowerCase();
}

/** Names that no step has: the one that is wanted, or the next that is free. */
export class FreeNames {
  readonly #taken: Set<string>;
  readonly #given = new Map<string, string>();

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** The same name each time for the same wish. */
  of(wanted: string): string {
    const known = this.#given.get(wanted);
    if (known !== undefined) return known;
    let name = wanted;
    for (let count = 2; this.#taken.has(name); count += 1) name = `${wanted}-${count}`;
    this.#taken.add(name);
    this.#given.set(wanted, name);
    return name;
  }
}

/**
 * A path of the wiring file as a key of the artifact store: without `.` and `..`, and undefined for
 * a file outside the folder of the wiring file.
 */
export function storePath(path: string): string | undefined {
  if (path.startsWith("/")) return undefined;
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join("/");
}
