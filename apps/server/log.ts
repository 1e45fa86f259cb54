import type { Log } from "@yno/intake/intake";

/** One line of JSON: information on stdout, warnings and errors on stderr. */
export const jsonLog: Log = (level, message, facts = {}, error) => {
  const told = error === undefined ? {} : { error: described(error) };
  const line = JSON.stringify({
    time: new Date().toISOString(),
    level,
    message,
    ...facts,
    ...told,
  });
  if (level === "info") console.info(line);
  else console.error(line);
};

/** Warnings and errors alone. */
export const logProblems: Log = (level, ...told) => {
  if (level !== "info") jsonLog(level, ...told);
};

/** Without the properties that libraries add, such as the values of a query. */
function described(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, message, stack = "" } = error;
  const code: unknown = Reflect.get(error, "code");
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    name,
    message: withoutAddresses(message),
    ...(typeof code === "string" && { code }),
    at: frames.map((frame) => frame.trim()),
  };
}

/** Hides whatever has an @: email addresses, and addresses of servers with their passwords. */
function withoutAddresses(text: string): string {
  return text
    .split(/(\s)/)
    .map((word) => (word.includes("@") ? "[hidden]" : word))
    .join("");
}
