import type { Claim } from "./schema/claim.ts";

/** The figures in the documents. Code holds none: it says what to write, not what is so. */
export const claims: readonly Claim[] = [
  {
    figure: "OAuth 2.0",
    where: "/docs, Security and authentication",
    origin: "spec",
    scope: "Version of the protocol by which access is granted",
  },
  {
    figure: "OAuth 2.0",
    where: "/docs/molfar-image, Authorizations",
    origin: "spec",
    scope: "Version of the protocol by which access is granted",
  },
  {
    figure: "UTF-8",
    where: "/docs/worker-contract, Inputs",
    origin: "sample",
    scope: "Name of an encoding, no claim of ours",
  },
  {
    figure: "UTF-8",
    where: "/docs/artifact-transformation, Parameter to artifact",
    origin: "sample",
    scope: "Name of an encoding, no claim of ours",
  },
];
