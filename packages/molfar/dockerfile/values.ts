/** What Docker takes for durations, counts, modes, ports and signals. As in BuildKit, on Linux. */

/** Values that a text can have, and one of them. */
export type Values = { pattern: RegExp; example: string };

/** A duration of Go: `1m30s`. Nothing means the default. */
export const duration: Values = {
  pattern: /^(?:\+?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))+|[+-]?0)?$/,
  example: "30s",
};
export const retries: Values = { pattern: /^(?:\+?0*\d{1,10})?$/, example: "3" };
export const network: Values = { pattern: /^(?:default|host|none)$/, example: "none" };
export const security: Values = { pattern: /^(?:insecure|sandbox)$/, example: "sandbox" };

const names =
  "ABRT|ALRM|BUS|CHLD|CLD|CONT|FPE|HUP|ILL|INT|IO|IOT|KILL|PIPE|POLL|PROF|PWR|QUIT|SEGV|STKFLT|STOP|SYS|TERM|TRAP|TSTP|TTIN|TTOU|URG|USR1|USR2|VTALRM|WINCH|XCPU|XFSZ";
const realTime = "RTMIN(?:\\+(?:[1-9]|1[0-5]))?|RTMAX(?:-(?:[1-9]|1[0-4]))?";
const signal = new RegExp(`^(?:[+-]?0*[1-9]\\d*|(?:SIG)?(?:${names}|${realTime}))$`, "i");

/** Whether a text is the number or the name of a signal. */
export function isSignal(text: string): boolean {
  return signal.test(text);
}

/** Whether a text is a port or a range of ports, whatever is before its last colon: `8080-8090/udp`. */
export function isPort(text: string): boolean {
  const port = /(?:^|:)\+?(\d+)(?:-\+?(\d+))?(?:\/(?:tcp|udp|sctp)?)?$/i.exec(text);
  if (!port) return false;
  const [, first, last = first] = port;
  return Number(first) <= Number(last) && Number(last) <= 65_535;
}
