/**
 * Characters from U+10000 that Unicode 15.0 doesn't have, and 17.0 does, with what is between them
 * and isn't assigned either. Go 1.26 knows 15.0.
 */
const newer = [
  "\\u{105c0}-\\u{105f3}\\u{10940}-\\u{10959}\\u{10d40}-\\u{10d8f}\\u{10ec2}-\\u{10efc}",
  "\\u{11380}-\\u{113e2}\\u{116d0}-\\u{116e3}\\u{11b60}-\\u{11bf9}\\u{11db0}-\\u{11de9}\\u{11f5a}",
  "\\u{13460}-\\u{143fa}\\u{16100}-\\u{16139}\\u{16d40}-\\u{16d79}\\u{16ea0}-\\u{16ed3}",
  "\\u{16ff2}-\\u{16ff6}\\u{187f8}-\\u{187ff}\\u{18cff}\\u{18d09}-\\u{18df2}\\u{1cc00}-\\u{1cef0}",
  "\\u{1e5d0}-\\u{1e6ff}\\u{1f6d8}\\u{1f777}-\\u{1f77a}\\u{1f8b2}-\\u{1f8d8}\\u{1fa54}-\\u{1fa57}",
  "\\u{1fa89}-\\u{1fa8f}\\u{1fabe}\\u{1fac6}-\\u{1facd}\\u{1fadc}-\\u{1fadf}\\u{1fae9}-\\u{1faef}",
  "\\u{1fbcb}-\\u{1fbef}\\u{1fbfa}\\u{2b73a}-\\u{2b73f}\\u{2cea2}-\\u{2cead}\\u{2ebf0}-\\u{2ee5d}",
  "\\u{323b0}-\\u{33479}",
].join("");

const pattern = new RegExp(
  `[\\0-\\x07\\v\\x0e-\\x1f\\x7f]|(?=[\\u{10000}-\\u{10ffff}])[\\p{C}\\p{Z}${newer}]`,
  "u",
);

/**
 * The first character of a value that Argo Workflows makes invalid JSON of, as `U+0007`. Argo puts
 * values into the JSON of a template with Go's `strconv.Quote` (argo-workflows #15512), which writes
 * `\a`, `\v`, `\x01` or `\U000e0067` for what it doesn't take for printable. JSON has none of these.
 */
export function unquotableIn(value: string): string | undefined {
  const [found] = pattern.exec(value) ?? [];
  return found && `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}
