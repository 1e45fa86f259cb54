/** Whether the browser sends Global Privacy Control. */
export function hasGlobalPrivacyControl(): boolean {
  return "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
}
