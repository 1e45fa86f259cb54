import { expect, test } from "vitest";
import { createPicture, firstPicture, runOfChoice } from "./picture.ts";

test("each result arrives once, in the order in which its worker finishes", () => {
  const { moments, rows } = firstPicture();
  const leaving = moments.flatMap((moment) =>
    moment.rows.flatMap((state, index) => (state === "leaving" ? [index] : [])),
  );
  const bySeconds = [...rows].sort((a, b) => Number(a.seconds) - Number(b.seconds));
  expect(leaving).toEqual(bySeconds.map(({ index }) => index));
});

test("at the end every stage is done and every result gathered", () => {
  const last = firstPicture().moments.at(-1);
  expect(last).toMatchObject({ stage: 5, finished: 4 });
  expect(last?.rows).toEqual(["gathered", "gathered", "gathered", "gathered"]);
});

test("of 1,000 files eight are drawn, and the others are counted", () => {
  const picture = createPicture(runOfChoice({ files: 1_000, map: 0, reduce: 2 }));
  expect(picture?.rows).toHaveLength(8);
  expect(picture?.items).toBe(1_000);
  expect(picture?.result.text).toBe("1000\n");
  expect(picture?.moments.some(({ says }) => says.startsWith("The other 992 workers"))).toBe(true);
});

test("a worker shows its own file and its own number", () => {
  expect(firstPicture().rows[2]?.variables).toEqual([
    { name: "PAGE_PATH", value: "/molfar/in/PAGE/00002.txt" },
    { name: "PAGE_INDEX", value: "2" },
    { name: "OUTPUT_PATH", value: "/molfar/out" },
  ]);
});
