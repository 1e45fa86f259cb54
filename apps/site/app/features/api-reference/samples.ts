import type {
  ApiDescription,
  ApiOperation,
  ApiParameter,
} from "#content/collections/api-description.ts";
import { buildRequestPath } from "./mock-answer.ts";

/** A call in one language. `language` is what the highlighter calls it. */
export type Sample = { title: string; language: "shell" | "typescript" | "python"; code: string };

type Call = Pick<ApiOperation, "method" | "path" | "responses">;

/** The variable in which a task finds its token, as the description says. */
const variable = "MOLFAR_YNO_ACCESS_TOKEN";

/** Where the platform mounts the certificate that issued the API's own. */
const certificate = "/etc/molfar/ca.pem";

/**
 * The call with the example of each parameter, in the languages of the reference. A list that comes
 * in pages is read until a page is empty.
 */
export function writeSamples(
  server: ApiDescription["server"],
  operation: ApiOperation,
): readonly Sample[] {
  const [curlOf, typeScriptOf, pythonOf] = isPaged(operation)
    ? [curlPages, typeScriptPages, pythonPages]
    : [curl, typeScript, python];
  const url = server.url + buildRequestPath(operation, valuesOf(operation));
  return [
    { title: "curl", language: "shell", code: curlOf(url, operation) },
    { title: "TypeScript", language: "typescript", code: typeScriptOf(url, operation) },
    { title: "Python", language: "python", code: pythonOf(url, operation) },
  ];
}

function isPaged({ parameters, responses }: ApiOperation): boolean {
  return responses[0]?.body.isList === true && parameters.some(({ name }) => name === "page");
}

/** The values in the address. A loop adds the page, and takes as many records at once as it may. */
function valuesOf(operation: ApiOperation): Record<string, string> {
  const values = exampleValues(operation.parameters);
  if (!isPaged(operation)) return values;
  const { page: _, ...others } = values;
  const limit = operation.parameters.find(({ name }) => name === "limit")?.maximum;
  return limit === undefined ? others : { ...others, limit: String(limit) };
}

function exampleValues(parameters: readonly ApiParameter[]): Record<string, string> {
  return Object.fromEntries(parameters.map(({ name, example }) => [name, String(example)]));
}

/** GET is the default in all of them. */
const isGet = ({ method }: Call) => method === "GET";

function curl(url: string, call: Call): string {
  return [
    `curl ${isGet(call) ? "" : `--request ${call.method} `}'${url}' \\`,
    `  --cacert ${certificate} \\`,
    `  --header "Authorization: Bearer $${variable}"`,
  ].join("\n");
}

function curlPages(url: string, call: Call): string {
  const name = nameResult(call);
  return [
    "page=1",
    `until [ "$${name}" = "[]" ]; do`,
    `  ${name}=$(curl --fail --silent --show-error "${url}&page=$page" \\`,
    `    --cacert ${certificate} \\`,
    `    --header "Authorization: Bearer $${variable}") || exit 1`,
    `  printf '%s\\n' "$${name}"`,
    "  page=$((page + 1))",
    "done",
  ].join("\n");
}

const trustInNode = `// In the Dockerfile: ENV NODE_EXTRA_CA_CERTS=${certificate}`;

function typeScript(url: string, call: Call): string {
  return [
    trustInNode,
    `const url = ${JSON.stringify(url)};`,
    "const response = await fetch(url, {",
    ...(isGet(call) ? [] : [`  method: "${call.method}",`]),
    `  headers: { Authorization: \`Bearer \${process.env.${variable}}\` },`,
    "});",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample's own template.
    "if (!response.ok) throw new Error(`The API answered ${response.status}.`);",
    `const ${nameResult(call)} = await response.json();`,
  ].join("\n");
}

function typeScriptPages(url: string, call: Call): string {
  const name = nameResult(call);
  return [
    trustInNode,
    `const ${name} = [];`,
    "for (let page = 1; ; page++) {",
    `  const response = await fetch(\`${url}&page=\${page}\`, {`,
    `    headers: { Authorization: \`Bearer \${process.env.${variable}}\` },`,
    "  });",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample's own template.
    "  if (!response.ok) throw new Error(`The API answered ${response.status}.`);",
    "  const found = await response.json();",
    "  if (found.length === 0) break;",
    `  ${name}.push(...found);`,
    "}",
  ].join("\n");
}

const pythonImports = [
  "import json",
  "import os",
  "import ssl",
  "from urllib.request import Request, urlopen",
  "",
  `token = os.environ["${variable}"]`,
];

function python(url: string, call: Call): string {
  return [
    ...pythonImports,
    "request = Request(",
    `    ${JSON.stringify(url)},`,
    `    headers={"Authorization": f"Bearer {token}"},`,
    ...(isGet(call) ? [] : [`    method="${call.method}",`]),
    ")",
    `trust = ssl.create_default_context(cafile="${certificate}")`,
    "with urlopen(request, context=trust) as response:",
    `    ${nameResult(call)} = json.load(response)`,
  ].join("\n");
}

function pythonPages(url: string, call: Call): string {
  const name = nameResult(call);
  return [
    ...pythonImports,
    `trust = ssl.create_default_context(cafile="${certificate}")`,
    `${name} = []`,
    "page = 1",
    "while True:",
    "    request = Request(",
    `        f"${url}&page={page}",`,
    '        headers={"Authorization": f"Bearer {token}"},',
    "    )",
    "    with urlopen(request, context=trust) as response:",
    "        found = json.load(response)",
    "    if not found:",
    "        break",
    `    ${name} += found`,
    "    page += 1",
  ].join("\n");
}

/** What the answer is called: `pipeline`, or `pipelines` for a list. */
function nameResult({ responses }: Call): string {
  const body = responses[0]?.body;
  const name = (body?.schema ?? "answer").replace(/\W+/g, "_").toLowerCase();
  return body?.isList ? `${name}s` : name;
}
