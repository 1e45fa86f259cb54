const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** A month ('2024-06') as this site writes it: 'June 2024'. */
export function formatMonth(iso: string): string {
  return formatDate(`${iso}-01`).replace(/^1 /, "");
}

/** An ISO date ('2026-11-02') as this site writes it: '2 November 2026'. */
export function formatDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  const name = months[Number(month) - 1];
  if (!year || !name || !day) throw new Error(`'${iso}' isn't a date. Write it as 2026-11-02.`);
  return `${Number(day)} ${name} ${year}`;
}
