import type { Finding } from "./boxes.ts";

export type Exception = {
  rule: string;
  /** Matches the name of the element. */
  element: RegExp;
  /** Matches the addresses of the pages on which it may occur. */
  on: RegExp;
  /** The place in the sweep, or the example, that must show it: an exception goes with its cause. */
  proof: string;
  reason: string;
};

/** Findings that we accept, each with its reason. */
export const exceptions: readonly Exception[] = [
  {
    ...{ rule: "scroller", element: /^pre( |$)/, on: /^\/(docs|api|mcp-registry)/ },
    proof: "/docs/worker-contract",
    reason: "Code keeps its lines, takes focus and scrolls sideways within its block.",
  },
  {
    ...{ rule: "scroller", element: /^div\.code-field-window/, on: /^\/docs\/molfar-image/ },
    proof: "the validator with its example 'Broken Dockerfile'",
    reason: "The field, its line numbers and its marks scroll as one.",
  },
  {
    ...{ rule: "scroller", element: /^textarea/, on: /^\/docs\/artifact-transformation/ },
    // The editor comes on demand, and this example has it at once.
    proof: "features/simulator/simulator: the editor",
    reason: "The wiring file keeps its lines, so that a finding's line is one line.",
  },
  {
    rule: "scroller",
    element: /^fieldset\.filter-buttons 'Categories/,
    on: /^\/mcp-registry/,
    proof: "/mcp-registry",
    reason: "On phones the 20 categories stay on three lines that are moved by touch.",
  },
  {
    ...{ rule: "scroller", element: /^nav\.strip /, on: /^\// },
    proof: "/security",
    reason: "The stations of a long page stay on one line; the current one is kept in view.",
  },
  {
    ...{ rule: "blank", element: /^svg\.line-marks/, on: /^\/docs\/molfar-image/ },
    proof: "/docs/molfar-image",
    reason: "The marks beside the lines are drawn once the validator has findings.",
  },
  {
    ...{ rule: "empty", element: /^details\.group /, on: /^\// },
    proof: "the collapsed sidebar",
    reason: "In icon mode a group shows codes, which are generated content and no text.",
  },
  {
    ...{ rule: "clipped", element: /^span\.hit-context/, on: /^\// },
    proof: "the search with results",
    reason: "The context of a search result is one line that ends in an ellipsis.",
  },
  {
    rule: "clipped",
    element: /placeholder 'Search by name, description, author, tags\.\.\.'$/,
    on: /^\/mcp-registry/,
    proof: "/mcp-registry",
    reason: "The words are given. On phones they end in an ellipsis, and the label is complete.",
  },
  {
    rule: "clipped",
    element: /placeholder 'Search through all questions and answers\.\.\.'$/,
    on: /^\/resources/,
    proof: "/resources",
    reason: "The words are given. On phones they end in an ellipsis, and the label is complete.",
  },
  {
    ...{ rule: "clipped", element: /placeholder 'Search docs, servers, answers'$/, on: /^\// },
    proof: "the search without a text",
    reason: "At 320 px the hint ends in an ellipsis, and the label is complete.",
  },
];

/** The findings on a page that aren't exceptions. */
export function unexpected(
  findings: readonly Finding[],
  address: string,
  known: readonly Exception[] = exceptions,
): Finding[] {
  return findings.filter(
    (finding) => !known.some((exception) => covers(exception, finding, address)),
  );
}

/** The exceptions that a place in the sweep must show and doesn't. */
export function outdated(
  findings: readonly { finding: Finding; address: string }[],
  place: string,
  known: readonly Exception[] = exceptions,
): Exception[] {
  return known.filter(
    (exception) =>
      exception.proof === place &&
      !findings.some(({ finding, address }) => covers(exception, finding, address)),
  );
}

function covers(known: Exception, finding: Finding, address: string): boolean {
  const { rule, element, on } = known;
  return rule === finding.rule && element.test(finding.element) && on.test(address);
}
