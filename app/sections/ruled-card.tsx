import "./home.css";

type RuledCardProps = { title: string; text: string };

/** A card under a short length of the product's line. */
export function RuledCard({ title, text }: RuledCardProps) {
  return (
    <li className="ruled-card line-product">
      <h3 className="text-20">{title}</h3>
      <p className="text-ink-2">{text}</p>
    </li>
  );
}
