/** The mark: two lines that merge into one, with a station where they meet. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" fill="none" aria-hidden="true">
      <path d="M3 3.5 14 14.5V26" stroke="var(--line-product)" strokeWidth="5" />
      <path d="M25 3.5 14 14.5" stroke="var(--line-resources)" strokeWidth="5" />
      <circle cx="14" cy="14.5" r="4.5" fill="var(--canvas)" stroke="var(--ink)" strokeWidth="3" />
    </svg>
  );
}
