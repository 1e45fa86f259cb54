import { generatedDockerfile } from "@yno/molfar/internal/random/dockerfile";
import { seeded } from "@yno/molfar/internal/random/seeded";
import pLimit from "p-limit";
import { expect, test } from "vitest";
import { seed as start } from "#tests/property-seed.ts";
import { built, described } from "../dockerfiles.ts";
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
