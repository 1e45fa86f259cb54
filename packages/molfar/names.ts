/** How names become the names of environment variables, and which of these the platform sets. */

/** The start of the access token's name: MOLFAR_YNO_ACCESS_TOKEN. */
export const defaultProduct = "YNO";

/** Holds the path to write results to. */
export const outputPath = "OUTPUT_PATH";

/**
 * At least one ASCII letter, and no digit at the start: a name that can become an environment
 * variable's.
 */
export const namePattern = /^(?![0-9])[\s\S]*[A-Za-z]/;

/** What POSIX lets an environment variable be called. */
export const environmentNamePattern = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** A name in upper case, with `_` for every character except ASCII letters and digits. */
export function environmentName(name: string): string {
  return name.replace(/[^A-Za-z0-9]/gu, "_").toUpperCase();
}

/** The variable that holds the path of an input. */
export function pathVariable(input: string): string {
  return `${environmentName(input)}_PATH`;
}

/** The variable that holds the number of an item, where an input gets the items of a collection. */
export function indexVariable(input: string): string {
  return `${environmentName(input)}_INDEX`;
}
