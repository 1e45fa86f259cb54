import { Share } from "#app/drawings/share.tsx";

type LeadFiguresProps = {
  figures: readonly { figure: string; text: string; scope?: string | undefined }[];
  /** What kind of figures they are. */
  note: string;
};

/** Four figures beside the lead of a page. A share is drawn. */
export function LeadFigures({ figures, note }: LeadFiguresProps) {
  return (
    <div className="lead-figures line-product">
      <dl>
        {figures.map(({ figure, text, scope }) => (
          <div key={text}>
            <dt>
              {text}
              {scope && <span className="lead-figures-scope">{` ${scope}`}</span>}
            </dt>
            <dd>
              {figure}
              <Share figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">{note}</p>
    </div>
  );
}
