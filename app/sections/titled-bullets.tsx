import "./lists.css";

type TitledBulletsProps = { title: string; note?: string; items: readonly string[] };

/** A short list under a small heading. */
export function TitledBullets({ title, note, items }: TitledBulletsProps) {
  return (
    <div>
      <h3 className="mb-2 text-17">{title}</h3>
      <ul className="bullets">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {note && <p className="note mt-2">{note}</p>}
    </div>
  );
}
