const component = "[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*";
const label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?";
const host = new RegExp(`^(?:${label}(?:\\.${label})*|\\[[a-fA-F0-9:]+\\])(?::[0-9]+)?$`);
const rest = new RegExp(
  `^${component}(?:/${component})*(?::\\w[\\w.-]{0,127})?` +
    "(?:@(?:sha256:[a-f0-9]{64}|sha384:[a-f0-9]{96}|sha512:[a-f0-9]{128}))?$",
);

/**
 * Whether a text can be the name of an image: `[registry/]path[:tag][@digest]`, as in the references
 * of distribution, which Docker uses.
 */
export function isImageName(text: string): boolean {
  if (/^[a-f0-9]{64}$/.test(text)) return false;
  const slash = text.indexOf("/");
  const first = text.slice(0, Math.max(slash, 0));
  const isRegistry = first === "localhost" || /[.:]/.test(first) || first !== first.toLowerCase();
  return isRegistry ? host.test(first) && rest.test(text.slice(slash + 1)) : rest.test(text);
}
