/** What Docker takes for durations, counts, modes, ports and signals. As in BuildKit, on Linux. */

/** Values that a text can have, and one of them; several may be given in a list. */
export type Values = { takes: (text: string) => boolean; example: string; isList?: true };

export const oneOf = (pattern: RegExp) => (text: string) => pattern.test(text);
export const isBoolean = oneOf(/^(?:[01tTfF]|TRUE|[tT]rue|FALSE|[fF]alse)$/);
/** A number of 32 bits, without + and -. */
export const isNatural = (text: string) => /^\d+$/.test(text) && Number(text) < 2 ** 32;

/** A duration of Go, at least a millisecond or zero: `1m30s`. Nothing means the default. */
export const duration: Values = { takes: isDuration, example: "30s" };
export const retries: Values = {
  takes: (text) => text === "" || (isInteger(text, 2 ** 31) && Number(text) >= 0),
  example: "3",
};
export const network: Values = { takes: oneOf(/^(?:default|host|none)$/), example: "none" };
export const security: Values = { takes: oneOf(/^(?:insecure|sandbox)$/), example: "sandbox" };

/** An integer of Go, which is nearer to zero than a number. */
function isInteger(text: string, limit: number): boolean {
  return /^[+-]?\d+$/.test(text) && Math.abs(Number(text)) < limit;
}

/** The units of Go's durations, in nanoseconds. */
const units: Readonly<Record<string, number>> = {
  ...{ ns: 1, us: 1e3, µs: 1e3, μs: 1e3, ms: 1e6, s: 1e9, m: 60e9, h: 3600e9 },
};

function isDuration(text: string): boolean {
  if (/^(?:[+-]?0)?$/.test(text)) return true;
  if (!/^[+-]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|[uµμm]s|[smh]))+$/.test(text)) return false;
  const pieces = Array.from(text.matchAll(/(?<![\d.])([\d.]+)([^\d.]+)/g), ([, count, unit = ""]) =>
    Math.floor(Number(count) * (units[unit] ?? 0)),
  );
  const sum = pieces.reduce((one, other) => one + other, 0);
  return sum === 0 || (sum >= 1e6 && sum < 2 ** 63 && !text.startsWith("-"));
}

const names =
  "ABRT|ALRM|BUS|CHLD|CLD|CONT|FPE|HUP|ILL|INT|IO|IOT|KILL|PIPE|POLL|PROF|PWR|QUIT|SEGV|STKFLT|STOP|SYS|TERM|TRAP|TSTP|TTIN|TTOU|URG|USR1|USR2|VTALRM|WINCH|XCPU|XFSZ";
const realTime = "RTMIN(?:\\+(?:[1-9]|1[0-5]))?|RTMAX(?:-(?:[1-9]|1[0-4]))?";
const signal = new RegExp(`^(?:SIG)?(?:${names}|${realTime})$`, "i");

/** Whether a text is the number or the name of a signal. */
export function isSignal(text: string): boolean {
  return signal.test(text) || (isInteger(text, 2 ** 63) && Number(text) !== 0);
}

/** Whether a text is a port or a range of ports, whatever is before its last colon: `8080-8090/udp`. */
export function isPort(text: string): boolean {
  const port = /(?:^|:)\+?(\d+)(?:-\+?(\d+))?(?:\/(?:tcp|udp|sctp)?)?$/i.exec(text);
  if (!port) return false;
  const [, first, last = first] = port;
  return Number(first) <= Number(last) && Number(last) <= 65_535;
}

const clause = "[ugoa]*(?:[-+=][rwxXstugo]*)+";
/** A mode of files, octal or symbolic. Nothing means the default. */
export const mode: Values = {
  takes: oneOf(new RegExp(`^(?:0*[0-7]{1,4}|${clause}(?:,${clause})*)?$`)),
  example: "755",
};

/** A platform: `linux/arm/v7`. Which systems and architectures there are is left to Docker. */
export const isPlatform = oneOf(/^[\w-]+(?:\([\w.%+-]*\))?(?:\/[\w.-]+){0,2}$/);
