import { Section } from "#app/sections/section.tsx";
import { FactTable } from "#app/ui/fact-table.tsx";
import { measuredRows } from "#content/derived/measured.ts";
import { measuredStatements } from "#content/measured-statements.ts";

/** What was measured of this site, and the files and the command that prove what it serves. */
export function Measurements() {
  const { heading, short, text, columns, files } = measuredStatements;
  return (
    <Section heading={heading} short={short} opening={text} id="measured">
      <FactTable caption={heading} columns={columns} rows={measuredRows} />
      <h3 className="mt-10 mb-2 text-17/[1.6]">{files.heading}</h3>
      <ul className="bullets">
        {files.items.map((file) => (
          <li key={file.path}>
            <a href={file.path}>{file.path}</a> {file.text}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        {files.verify} <code>{files.command}</code>
      </p>
    </Section>
  );
}
