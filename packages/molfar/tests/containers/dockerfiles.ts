import { execa } from "execa";
import { startWords } from "../../dockerfile/start-words.ts";
import { readDockerfile } from "../../read-dockerfile.ts";

/** What an image says about itself: its labels, and the words it starts. */
export type Described = {
  labels: Record<string, string>;
  entrypoint: readonly string[] | undefined;
};

/** What Molfar reads in a Dockerfile. */
export function described(dockerfile: string): Described {
  const { labels } = readDockerfile(dockerfile);
  const { ENTRYPOINT } = startWords(dockerfile);
  return {
    labels: Object.fromEntries(labels.map(({ key, value }) => [key, value])),
    entrypoint: typeof ENTRYPOINT === "string" ? ["/bin/sh", "-c", ENTRYPOINT] : ENTRYPOINT,
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The version of an engine, and whether it builds as Molfar reads: with BuildKit 0.22 or newer, which
 * came with Docker 28.2. Debian's BuildKit doesn't know its own version.
 */
export async function builderOf(env: Environment): Promise<{ version: string; decides: boolean }> {
  const question = ["version", "--format", "{{.Server.Version}}"];
  const { stdout: version } = await execa("docker", question, { env });
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isNew = major > 28 || (major === 28 && minor >= 2);
  // Without buildx, newer clients still build with the builder before BuildKit.
  const { failed } = await execa("docker", ["buildx", "inspect"], { env, reject: false });
  return { version, decides: isNew && !failed };
}

/** Makes the image that made-up Dockerfiles build on: whatever a shell is to run there succeeds. */
export async function makeBase(env: Environment): Promise<void> {
  const input = 'FROM busybox:1\nSHELL ["/bin/true"]\n';
  await execa("docker", ["build", "--quiet", "--tag", "a", "-"], { env, input });
}

/** What Docker says where it has read a Dockerfile, and a step of it fails. */
const failedStep =
  /did not complete successfully|failed to (?:calculate|compute)|not found|no such/;

/**
 * What Docker makes of a Dockerfile: its labels, or `refused` before it builds. Undefined where a
 * step fails, because a file or a program isn't there.
 */
export async function builtVerdict(
  dockerfile: Uint8Array,
  env: Environment,
): Promise<Record<string, string> | "refused" | undefined> {
  const options = { env, input: dockerfile, reject: false } as const;
  const build = ["build", "--quiet", "--network=none", "-"];
  const { failed, stdout, stderr } = await execa("docker", build, options);
  if (failed) return failedStep.test(stderr) ? undefined : "refused";
  return (await inspected(stdout.trim(), env)).labels;
}

/**
 * What Docker makes of a Dockerfile.
 *
 * @throws Error with what Docker says where it refuses it
 */
export async function built(dockerfile: string, env: Environment): Promise<Described> {
  const build = await execa("docker", ["build", "--quiet", "-"], { env, input: dockerfile });
  return inspected(build.stdout.trim(), env);
}

async function inspected(image: string, env: Environment): Promise<Described> {
  const { stdout } = await execa("docker", ["image", "inspect", image], { env });
  const [{ Config }] = JSON.parse(stdout);
  return { labels: Config.Labels ?? {}, entrypoint: Config.Entrypoint ?? undefined };
}
