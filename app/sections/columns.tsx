import "./lists.css";

type Item = { title: string; text: string };

type ColumnsProps = { items: readonly Item[]; narrow?: boolean };

/** Short texts side by side, each under its title and a hairline. */
export function Columns({ items, narrow = false }: ColumnsProps) {
  return (
    <ul className={narrow ? "columns columns-narrow" : "columns"}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
