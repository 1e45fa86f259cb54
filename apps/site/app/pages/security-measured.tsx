import { FactTable } from "#app/ui/fact-table.tsx";
import { measuredRows } from "#content/derived/measured.ts";
import { measuredStatements } from "#content/measured-statements.ts";

/** What was measured of this site, and the files and the command that prove what it serves. */
export function Measurements() {
  const { section, columns, files } = measuredStatements;
  return (
    <>
      <FactTable
        caption={section.heading}
        columns={columns}
        rows={measuredRows.map((cells) => ({ key: cells[0], cells }))}
      />
      <h3 className="mt-10 mb-2 text-17/[1.6]">{files.heading}</h3>
      <ul className="bullets">
        {files.items.map((file) => (
          <li key={file.path}>
            <p>
              <a href={file.path}>{file.path}</a> {file.text}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        {files.verify}{" "}
        <code>
          <span className="whitespace-nowrap">{files.command}</span> {files.address}
        </code>
      </p>
    </>
  );
}
