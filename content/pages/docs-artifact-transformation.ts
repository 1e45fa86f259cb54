import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const docsArtifactTransformationPage = {
  path: "/docs/artifact-transformation",
  navigation: { line: "resources", station: 4, title: "Artifact Transformation" },
  document: "content/docs/artifact-transformation.mdx",
  title: `Artifact Transformation | ${site.brand}`,
  description:
    "How parameters become artifacts, how one item becomes many parallel runs, and how their results become one again.",
  heading: "Artifact Transformation",
  opening:
    "Tasks rarely agree on shapes. Artifact transformation turns a value into a file, one collection into many runs, and many results into one.",
} as const satisfies Page;
