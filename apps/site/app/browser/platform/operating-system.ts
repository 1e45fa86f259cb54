/**
 * Whether this is a Mac, an iPad or an iPhone, where Cmd is the key for commands and Ctrl edits text.
 * An iPad says that it's a Mac. Either text may be that of another system, if an extension or the
 * browser's own protection of privacy changes it.
 */
export function isApple(): boolean {
  return /Mac|iP/.test(`${navigator.platform}${navigator.userAgent}`);
}

/** Whether this is Windows, as far as the browser says. */
export function isWindows(): boolean {
  return navigator.userAgent.includes("Windows");
}
