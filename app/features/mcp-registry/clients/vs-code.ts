import { listPlaceholders, type Placeholder, type Serializer, written } from "../transport.ts";
import { clientEntry, json } from "./entry.ts";

/** The text of .vscode/mcp.json. VS Code asks for each value once and keeps secret ones encrypted. */
export const vsCode: Serializer = (name, transport) => {
  const inputs = listPlaceholders(transport).map((placeholder) => ({
    type: "promptString",
    id: inputId(placeholder),
    description: placeholder.meaning,
    ...(placeholder.secret && { password: true }),
  }));
  const entry = clientEntry(transport, (text) =>
    written(text, (placeholder) => `\${input:${inputId(placeholder)}}`),
  );
  return json({
    ...(inputs.length > 0 && { inputs }),
    servers: { [name]: { type: transport.kind, ...entry } },
  });
};

function inputId({ name }: Placeholder): string {
  return name
    .replace(/^YOUR_/, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
