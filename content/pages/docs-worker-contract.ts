import type { Page } from "../schema/page.ts";
import { site } from "../site.ts";

export const docsWorkerContractPage = {
  path: "/docs/worker-contract",
  navigation: { line: "resources", station: 3, title: "Worker Contract" },
  document: "content/docs/worker-contract.mdx",
  title: `Worker Contract | ${site.brand}`,
  description:
    "What a task may rely on when it runs: base image, inputs as files, secrets as variables, and where output must be written.",
  heading: "Worker Contract",
  opening:
    "The worker contract is the short list of promises between the platform and your task: where inputs lie, how secrets arrive and where results go.",
} as const satisfies Page;
