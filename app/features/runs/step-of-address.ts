/** The step that an address asks for, counted from 0; null where it names none. */
export function stepOfAddress(text: string): number | null {
  return /^[1-5]$/.test(text) ? Number(text) - 1 : null;
}
