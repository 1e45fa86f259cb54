import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const docsWorkerContractPage = {
  path: "/docs/worker-contract",
  navigation: { line: "resources", station: 3, title: "Worker Contract" },
  document: "content/docs/worker-contract.mdx",
  title: `Worker Contract | ${site.brand}`,
  description:
    "What your worker gets and what it must return: base image, inputs as files, secrets as environment variables, and the output path.",
  heading: "Worker Contract",
  opening:
    "The worker contract defines how the platform runs your task: where inputs are, how secrets arrive and where results go.",
} as const satisfies Page;
