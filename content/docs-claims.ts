import type { Claim } from "./schema/claim.ts";

/** The figures in the documents. Code holds none: it says what to write, not what is so. */
export const claims: readonly Claim[] = [
  {
    figure: "Node.js 22.13",
    where: "/docs, Getting started",
    origin: "sample",
    scope: "Oldest version of Node.js that the molfar package runs on",
  },
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
    figure: "26 November 2026",
    where: "/docs/mcp, Servers in your organisation",
    origin: "seen",
    scope: "The day on which we read the clients' documentation",
  },
  {
    figure: "60 characters",
    where: "/docs/mcp, Servers in your organisation",
    origin: "seen",
    scope: "What Cursor allows for the names of a server and a tool together",
  },
  {
    figure: "UTF-8",
    where: "/docs/worker-contract, Inputs",
    origin: "sample",
    scope: "Name of an encoding, no claim of ours",
  },
  {
    figure: "UTF-8",
    where: "/docs/artifact-transformation, Collection to singular",
    origin: "sample",
    scope: "Name of an encoding, no claim of ours",
  },
];
