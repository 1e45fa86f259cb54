/** Whether the browser knows that there is no network. */
export function isOffline(): boolean {
  return navigator.onLine === false;
}

/** Whether the visitor saves data or has a line on which nothing should be prefetched. */
export function savesData(): boolean {
  const { saveData = false, effectiveType = "4g" } = navigator.connection ?? {};
  return saveData || effectiveType !== "4g";
}
