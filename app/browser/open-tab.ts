/** Opens an address of ours in a new tab, which knows nothing of this one. */
export function openTab(address: string): void {
  window.open(address, "_blank", "noopener");
}
