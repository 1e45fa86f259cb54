/** Scripts that the build has made, and nothing beside them. */
const ownScript = /^\/assets\/[\w.-]+\.js$/;

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
      throw new TypeError(`${url} is not a script of this site, so it may not be loaded.`);
    },
  });
}

/** Starts a worker of our build. */
export function startWorker(url: string): Worker {
  return new Worker(policy ? policy.createScriptURL(url) : url, { type: "module" });
}
