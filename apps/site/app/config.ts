/** The settings of a build. */
export type Config = {
  /** Whether a service worker keeps a copy of the site for reading without a connection. */
  offlineCopy: boolean;
};

/**
 * Reads the settings from variables of the environment, whose names begin with VITE_. This file is
 * the only reader of them; the build stops at what it refuses.
 *
 * @throws Error with one sentence when a value means nothing
 */
export function readConfig(variables: Readonly<Record<string, unknown>>): Config {
  const offline = variables.VITE_OFFLINE ?? "on";
  if (offline !== "on" && offline !== "off") {
    throw new Error(`VITE_OFFLINE is '${String(offline)}': write 'on' or 'off', or leave it out.`);
  }
  return { offlineCopy: offline === "on" };
}

/**
 * The settings of this build. Node has no `import.meta.env`, so tools read the environment
 * directly.
 */
export const config: Config = readConfig(import.meta.env ?? {});
