import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const docsMolfarImagePage = {
  path: "/docs/molfar-image",
  navigation: { line: "resources", station: 2, title: "Molfar Image" },
  document: "content/docs/molfar-image.mdx",
  title: `Molfar Image | ${site.brand}`,
  description:
    "Reference for Molfar images: top-level labels, task definitions, task types, environment variables and Dockerfile examples.",
  heading: "Molfar Image",
  opening:
    "A Molfar image is a container image whose labels describe the tasks it can run. The platform reads the labels, never your source.",
} as const satisfies Page;
