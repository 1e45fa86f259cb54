import { pagePolicy } from "#server/headers.ts";
import { scriptHashes, styleHashes } from "./inline-scripts.ts";
import { replacedOnce } from "./replaced-once.ts";

const charset = '<meta charSet="utf-8"/>';

const policyElement = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;

/**
 * Puts the policy of a finished page before everything that it governs, in place of one that the
 * page may have already. Nothing inline may change afterwards: its hash would no longer fit.
 *
 * @throws Error when the document does not begin with its character set
 */
export function withPolicy(html: string): string {
  const bare = html.replace(policyElement, "");
  const policy = pagePolicy({ scripts: scriptHashes(bare), styles: styleHashes(bare) });
  const element = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return replacedOnce(bare, charset, charset + element, "The policy of a page follows it.");
}
