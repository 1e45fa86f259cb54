import { seed as start } from "@yno/tools/property-seed";
import pLimit from "p-limit";
import { expect, test } from "vitest";
import {
  generatedVerdicts,
  readVerdict,
  reportedVerdicts,
  verdictSource,
} from "../../../fixtures/docker-verdicts.ts";
import { generatedDockerfile } from "../../../random/dockerfile.ts";
import { seeded } from "../../../random/seeded.ts";
import { builderOf, built, builtVerdict, described, makeBase } from "../dockerfiles.ts";
import { enterRoom } from "../kit.ts";

test("30 made-up Dockerfiles are read as Docker builds them", async () => {
  enterRoom();
  const { env } = process;
  const lanes = pLimit(2);
  const seeds = Array.from({ length: 30 }, (_, at) => start + at);
  await Promise.all(
    seeds.map((seed) =>
      lanes(async () => {
        const dockerfile = generatedDockerfile(seeded(seed));
        const image = await built(dockerfile, env);
        const { labels, entrypoint } = described(dockerfile);
        expect(labels, `seed ${seed}`).toEqual(image.labels);
        expect(entrypoint, `seed ${seed}`).toEqual(image.entrypoint);
      }),
    ),
  );
});

/** Where Docker decides, each of the 324 builds takes about a second. */
const slow = 900_000;

test(
  "24 reported Dockerfiles and 300 made-up ones are read as BuildKit reads them",
  async () => {
    enterRoom();
    const { env } = process;
    const { version, decides } = await builderOf(env);
    const recorded = `verdicts decide that were recorded with ${verdictSource}`;
    console.info(`Docker ${version}: ${decides ? "its BuildKit decides" : recorded}.`);
    if (decides) await makeBase(env);
    const lanes = pLimit(4);
    await Promise.all(
      [...reportedVerdicts, ...generatedVerdicts].map(({ name, bytes, text, labels = "refused" }) =>
        lanes(async () => {
          const verdict = decides ? await builtVerdict(bytes, env) : labels;
          if (verdict !== undefined) expect(readVerdict(text), name).toEqual(verdict);
        }),
      ),
    );
  },
  slow,
);
