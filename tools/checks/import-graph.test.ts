import { expect, test } from "vitest";
import { importGraph, withImports } from "#tools/checks/import-graph.ts";

const files: Record<string, string> = {
  "app/page.tsx": `
    import { part } from "./parts/part.tsx";
    import type { Shape } from "#content/shape.ts";
    export { other } from "../other.ts";
    const later = () => import("./later.ts");
    import text from "#content/text.mdx?raw";
    import { useState } from "react";
  `,
  "app/parts/part.tsx": 'import "./part.css";',
  "app/parts/part.css": '@import "../base.css"; @import "tailwindcss";',
  "content/text.mdx": 'import { box } from "#app/box.tsx"\n\nText that says import it from "here".',
  "app/later.ts": 'import "./page.tsx";',
};
const graph = importGraph(Object.keys(files), (path) => files[path] ?? "");

test("code, documents and sheets name what they import, and packages aren't files", () => {
  expect(Object.fromEntries(graph)).toEqual({
    "app/page.tsx": [
      ...["app/parts/part.tsx", "content/shape.ts", "content/text.mdx"],
      ...["other.ts", "app/later.ts"],
    ],
    "app/parts/part.tsx": ["app/parts/part.css"],
    "app/parts/part.css": ["app/base.css"],
    "content/text.mdx": ["app/box.tsx"],
    "app/later.ts": ["app/page.tsx"],
  });
});

test("a file reaches what it imports through others, also where files import each other", () => {
  expect([...withImports(graph, ["app/later.ts"])]).toEqual(
    expect.arrayContaining(["app/later.ts", "app/page.tsx", "app/base.css", "app/box.tsx"]),
  );
  expect([...withImports(graph, ["app/parts/part.tsx"])]).toEqual([
    ...["app/parts/part.tsx", "app/parts/part.css", "app/base.css"],
  ]);
});
