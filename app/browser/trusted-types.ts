/** The addresses that a script of ours may be started from, worker scripts included. None so far. */
const ownScripts: readonly string[] = [];

type PolicyFactory = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
};

/**
 * Takes the one policy name that our Content-Security-Policy allows, before anybody else can.
 * It lets known files of ours through and nothing else.
 */
export function claimTrustedTypes(): void {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy("yno", {
    createScriptURL(url) {
      if (ownScripts.includes(url)) return url;
      throw new TypeError(`${url} is not a script of this site, so it may not be loaded.`);
    },
  });
}
