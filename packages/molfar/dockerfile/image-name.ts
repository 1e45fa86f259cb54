const component = "[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*";
const label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?";
const registry = `(?:${label}(?:\\.${label})*|\\[[a-fA-F0-9:]+\\])(?::[0-9]+)?`;
const reference = new RegExp(
  `^(?:${registry}/)?(${component}(?:/${component})*)(?::\\w[\\w.-]{0,127})?` +
    "(?:@(?:sha256:[a-f0-9]{64}|sha384:[a-f0-9]{96}|sha512:[a-f0-9]{128}))?$",
);

/**
 * Whether a text can be the name of an image: `[registry/]path[:tag][@digest]`, as in the references
 * of distribution, which Docker uses. Without a registry, it's that of Docker.
 */
export function isImageName(text: string): boolean {
  if (/^[a-f0-9]{64}$/.test(text)) return false;
  const [first = "", ...rest] = text.replace(/^index\.(?=docker\.io\/)/, "").split("/");
  const hasRegistry =
    rest.length > 0 &&
    (first === "localhost" || /[.:]/.test(first) || first !== first.toLowerCase());
  const [host, path] = hasRegistry ? [first, rest] : ["docker.io", [first, ...rest]];
  if (host === "docker.io" && path.length === 1) path.unshift("library");
  const [, name] = reference.exec([host, ...path].join("/")) ?? [];
  return name !== undefined && name.length <= 255;
}
