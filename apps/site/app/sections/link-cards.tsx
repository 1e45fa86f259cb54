type LinkCard = { title: string; text: string; link?: { label: string; to: string } };

/** Cards under a length of the line. If there's nothing to open yet, the line is dashed. */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <ul className="link-cards line-resources">
      {cards.map(({ title, text, link }) => (
        <li key={title} className={link ? "link-card" : "link-card link-card-planned"}>
          <h3>{title}</h3>
          <p>{text}</p>
          {link && (
            <p>
              <a href={link.to}>{link.label}</a>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
