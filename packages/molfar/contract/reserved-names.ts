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
