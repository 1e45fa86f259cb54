import { type ParseArgsConfig, parseArgs } from "node:util";

/**
 * The options of a command. One that it doesn't take ends it with a sentence, and with `usage`, which
 * names those that it takes.
 */
export function readOptions<const Taken extends NonNullable<ParseArgsConfig["options"]>>(
  options: Taken,
  usage: string,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return endWith(
      `${error instanceof Error ? error.message.replace(/\.?$/, ".") : error} ${usage}`,
    );
  }
}

/** Ends a command that can't do what it was asked to. */
export function endWith(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
