/** Scripts that the build has made, and nothing beside them. */
const ownScript = /^\/(assets\/[\w.-]+|sw)\.js$/;

type Policy = { createScriptURL(url: string): string };
type PolicyFactory = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | undefined;

/**
 * Takes the one policy name that our Content-Security-Policy allows, before anybody else can.
 * It lets scripts of our build through and nothing else.
 */
export function claimTrustedTypes(): void {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy = factory?.createPolicy("yno", {
    createScriptURL(url) {
      if (ownScript.test(url) || import.meta.env.DEV) return url;
      throw new TypeError(`${url} isn't a script of this site.`);
    },
  });
}

/** Starts a worker of our build. */
export function startWorker(url: string): Worker {
  return new Worker(trusted(url), { type: "module" });
}

/** The address of a script of our build, as the browser demands it. Throws at any other address. */
export function trusted(url: string): string {
  return policy ? policy.createScriptURL(url) : url;
}
