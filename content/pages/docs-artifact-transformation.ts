import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const docsArtifactTransformationPage = {
  path: "/docs/artifact-transformation",
  navigation: { line: "resources", station: 4, title: "Artifact Transformation" },
  document: "content/docs/artifact-transformation.mdx",
  title: `Artifact Transformation | ${site.brand}`,
  description:
    "How parameters become artifacts, how a collection runs as parallel items, and how their results are merged into one.",
  heading: "Artifact Transformation",
  opening:
    "Tasks don't always take what the task before them returns. Artifact transformation turns a parameter into a file, runs a collection as parallel items, and merges many results into one.",
} as const satisfies Page;
