/** Whether the browser knows that there is no network. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}

/** Whether the visitor asked for less data, or the connection is slow. */
export function wantsLessData(): boolean {
  const connection = "connection" in navigator ? navigator.connection : undefined;
  if (typeof connection !== "object" || connection === null) return false;
  return "saveData" in connection && connection.saveData === true;
}
