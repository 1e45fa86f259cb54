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

/** The call with the example of each parameter, in the languages of the reference. */
export function writeSamples(
  server: ApiDescription["server"],
  operation: ApiOperation,
): readonly Sample[] {
  const url = server.url + buildRequestPath(operation, exampleValues(operation.parameters));
  return [
    { title: "curl", language: "shell", code: curl(url, operation) },
    { title: "TypeScript", language: "typescript", code: typeScript(url, operation) },
    { title: "Python", language: "python", code: python(url, operation) },
  ];
}

/** The same call in curl, without the parameters that may be left out. */
export function smallestSample(server: ApiDescription["server"], operation: ApiOperation): Sample {
  const required = operation.parameters.filter((parameter) => parameter.required);
  const url = server.url + buildRequestPath(operation, exampleValues(required));
  return { title: "curl", language: "shell", code: curl(url, operation) };
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

function typeScript(url: string, call: Call): string {
  return [
    `// Start Node.js with NODE_EXTRA_CA_CERTS=${certificate}`,
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

function python(url: string, call: Call): string {
  return [
    "import json",
    "import os",
    "import ssl",
    "from urllib.request import Request, urlopen",
    "",
    `token = os.environ["${variable}"]`,
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

/** What the answer is called: `pipeline`, or `pipelines` for a list. */
function nameResult({ responses }: Call): string {
  const body = responses[0]?.body;
  const name = (body?.schema ?? "answer").replace(/\W+/g, "_").toLowerCase();
  return body?.isList ? `${name}s` : name;
}
