/** Why a Node is too old for the commands that start programs, or nothing if it isn't. */
export function nodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 13)) return undefined;
  return `molfar needs Node 22.13 or newer; this is ${version}.`;
}
