import { startWords } from "@yno/molfar/internal/dockerfile/start-words";
import { readDockerfile } from "@yno/molfar/read-dockerfile";
import { execa } from "execa";

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

/**
 * What Docker makes of a Dockerfile.
 *
 * @throws Error with what Docker says where it refuses it
 */
export async function built(
  dockerfile: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Described> {
  const build = await execa("docker", ["build", "--quiet", "-"], { env, input: dockerfile });
  const { stdout } = await execa("docker", ["image", "inspect", build.stdout.trim()], { env });
  const [{ Config }] = JSON.parse(stdout);
  return { labels: Config.Labels ?? {}, entrypoint: Config.Entrypoint ?? undefined };
}
