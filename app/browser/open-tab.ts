/** Opens an address of this site in a new tab without access to this one. */
export function openTab(address: string): void {
  window.open(address, "_blank", "noopener");
}
