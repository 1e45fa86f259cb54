import { environmentName, indexVariable, outputPath, pathVariable } from "../names.ts";

/** The inputs of an attempt, by their names in the definition. */
export type Given = {
  /** The path of each input, without a final slash. */
  inputs: readonly { name: string; path: string }[];
  secrets: readonly { name: string; value: string }[];
  /** The input that holds an item, and which one, from 0. */
  item?: { input: string; index: number };
  outputPath: string;
  temporaryPath: string;
  context: Context;
};

/** @property product the middle of the access token's name: MOLFAR_YNO_ACCESS_TOKEN */
export type Context = { accountId: string; pipelineId: string; product: string; token: string };

/** A variable as the worker finds it. Secret values appear in no argument, file or event. */
export type SetVariable = { name: string; value: string; secret: boolean };

/** What the local runner tells every task about where it runs. */
export const localContext: Context = {
  accountId: "local-account",
  pipelineId: "local-pipeline",
  product: "YNO",
  token: "none",
};

/** The variables that the contract sets, which override those of the image. */
export function variablesFor(given: Given): SetVariable[] {
  const { context, item } = given;
  const open = (name: string, value: string): SetVariable => ({ name, value, secret: false });
  return [
    open("HOME", given.temporaryPath),
    open("TMPDIR", given.temporaryPath),
    open("MOLFAR_ACCOUNT_ID", context.accountId),
    open("MOLFAR_PIPELINE_ID", context.pipelineId),
    {
      name: `MOLFAR_${environmentName(context.product)}_ACCESS_TOKEN`,
      value: context.token,
      secret: true,
    },
    open(outputPath, given.outputPath),
    ...given.inputs.map(({ name, path }) => open(pathVariable(name), path)),
    ...(item ? [open(indexVariable(item.input), String(item.index))] : []),
    ...given.secrets.map(({ name, value }) => ({
      name: environmentName(name),
      value,
      secret: true,
    })),
  ];
}

/** The environment variables that no input and no secret may set. */
const exact: ReadonlySet<string> = new Set([
  ...["PATH", "HOME", "PWD", "OLDPWD", "SHELL", "HOSTNAME", "TZ", "LANG", "LANGUAGE"],
  ...["TMPDIR", "TMP", "TEMP", "IFS", "ENV", "BASH_ENV", "SHELLOPTS", "BASHOPTS"],
  ...["PROMPT_COMMAND", "CDPATH", "NODE_OPTIONS", "NODE_PATH", "NODE_EXTRA_CA_CERTS"],
  ...["NODE_TLS_REJECT_UNAUTHORIZED", "PERL5LIB", "PERL5OPT", "RUBYLIB", "RUBYOPT"],
  ...["GEM_PATH", "GEM_HOME", "LUA_PATH", "LUA_CPATH", "LUA_INIT", "CLASSPATH"],
  ...["JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "DOTNET_STARTUP_HOOKS"],
  ...["GCONV_PATH", "GLIBC_TUNABLES", "GIT_EXEC_PATH", "GIT_SSH_COMMAND", "QT_PLUGIN_PATH"],
  ...["SSL_CERT_FILE", "SSL_CERT_DIR", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE"],
  ...["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"],
  ...["DOCKER_HOST", "DOCKER_CONFIG", "DOCKER_CONTEXT", "DOCKER_CERT_PATH", "DOCKER_TLS_VERIFY"],
  ...["DOCKER_API_VERSION", "DOCKER_CUSTOM_HEADERS", "DOCKER_DEFAULT_PLATFORM"],
  ...["CONTAINER_CONNECTION", "CONTAINER_HOST", "CONTAINERS_CONF", "CONTAINERS_STORAGE_CONF"],
  ...["REGISTRY_AUTH_FILE", "OUTPUT_PATH"],
]);

/** `PYTHON` directly followed by a letter, as in PYTHONPATH; PYTHON_TOKEN is free. */
const prefixes = /^(?:LD_|DYLD_|LC_|MOLFAR_|PYTHON[A-Z])/;

/**
 * Whether a variable loads code, redirects traffic, breaks programs or belongs to the contract.
 *
 * @param variable in upper case, as `environmentName` and `pathVariable` give it
 */
export function isReservedVariable(variable: string): boolean {
  return exact.has(variable) || prefixes.test(variable);
}
