import { type Rule, type Source, sources } from "./sources.ts";

export const cycleRule: Rule = {
  name: "no file imports itself, not even through others or for a type",
  breaches: (files) => findCycles(sources(files)).map(sentence),
};

/**
 * A cycle for each file at which one closes. Files are walked once, in depth, each after what it
 * imports: a file that is met again while its own imports are still being walked closes a cycle.
 */
export function findCycles(files: readonly Source[]): string[][] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const cycles: string[][] = [];
  const walk = (file: Source, trail: readonly string[]) => {
    if (done.has(file.path)) return;
    const way = [...trail, file.path];
    for (const { path } of file.imports) {
      const next = path === undefined ? undefined : byPath.get(path);
      if (!next) continue;
      const start = way.indexOf(next.path);
      if (start < 0) walk(next, way);
      else cycles.push(way.slice(start));
    }
    done.add(file.path);
  };
  for (const file of files) walk(file, []);
  return cycles;
}

function sentence(cycle: readonly string[]): string {
  return `${cycle[0]}:1 imports itself by way of ${cycle.join(" → ")}: move what both ends need into a file of its own.`;
}
