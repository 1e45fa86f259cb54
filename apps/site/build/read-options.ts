import { type ParseArgsConfig, parseArgs } from "node:util";

/**
 * The options of a command. One that it doesn't take ends it with a sentence, and with `usage`, which
 * names those that it takes. `--help` prints `usage` alone.
 */
export function readOptions<const Taken extends NonNullable<ParseArgsConfig["options"]>>(
  options: Taken,
  usage: string,
) {
  if (process.argv.includes("--help")) {
    console.info(usage);
    process.exit();
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return endWith(
      `${error instanceof Error ? error.message.replace(/\.?$/, ".") : error} ${usage}`,
    );
  }
}

/** The number that an option was given. Anything else, and less than `least`, ends the command. */
export function wholeNumber(option: string, text: string, least = 1): number {
  const isNumber = /^\d{1,15}$/.test(text) && Number(text) >= least;
  return isNumber ? Number(text) : endWith(`--${option} takes a whole number from ${least}.`);
}

/** Ends a command that can't do what it was asked to. */
export function endWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
