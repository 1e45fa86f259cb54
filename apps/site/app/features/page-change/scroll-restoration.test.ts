import { expect, test } from "vitest";
import { resolveScrollTarget } from "./scroll-restoration.ts";

const about = { pathname: "/about", hash: "" };
const terms = { pathname: "/terms", hash: "" };

test("a new page starts at its top, and its heading takes the focus", () => {
  expect(resolveScrollTarget({ from: about, to: terms, type: "PUSH", saved: undefined })).toEqual({
    scrollTo: 0,
    focusHeading: true,
  });
});

test("a link to a part of another page leads there; if there is none, the heading takes the focus", () => {
  const to = { pathname: "/support", hash: "#contact-form" };
  expect(resolveScrollTarget({ from: about, to, type: "PUSH", saved: undefined })).toEqual({
    target: "contact-form",
    focusHeading: true,
  });
});

test("Back restores the position on the page that comes back", () => {
  expect(resolveScrollTarget({ from: terms, to: about, type: "POP", saved: 840 })).toEqual({
    scrollTo: 840,
    focusHeading: true,
  });
});

test("Back to a page that was left at its top goes to the top", () => {
  expect(resolveScrollTarget({ from: terms, to: about, type: "POP", saved: 0 })).toEqual({
    scrollTo: 0,
    focusHeading: true,
  });
});

test("a position from an earlier visit doesn't count when the page is opened again", () => {
  expect(resolveScrollTarget({ from: terms, to: about, type: "PUSH", saved: 840 })).toEqual({
    scrollTo: 0,
    focusHeading: true,
  });
});

test.each(["PUSH", "REPLACE"] as const)(
  "a change of the query alone (%s) doesn't move the page or the focus",
  (type) => {
    expect(resolveScrollTarget({ from: about, to: about, type, saved: undefined })).toEqual({
      focusHeading: false,
    });
  },
);

test("a link to a part of the same page leads there and leaves the focus", () => {
  const to = { ...terms, hash: "#liability" };
  expect(resolveScrollTarget({ from: terms, to, type: "PUSH", saved: undefined })).toEqual({
    target: "liability",
    focusHeading: false,
  });
});

test("a link to the part that the address names already leads there again", () => {
  const place = { ...terms, hash: "#liability" };
  expect(
    resolveScrollTarget({ from: place, to: place, type: "PUSH", saved: undefined }).target,
  ).toBe("liability");
});

test("a filter that changes while the address names a part does not move the page", () => {
  const place = { ...terms, hash: "#liability" };
  expect(
    resolveScrollTarget({ from: place, to: place, type: "REPLACE", saved: undefined }),
  ).toEqual({
    focusHeading: false,
  });
});

test("an encoded part is found by its real name, and malformed encoding by its own", () => {
  const to = (hash: string) =>
    resolveScrollTarget({ from: about, to: { ...terms, hash }, type: "PUSH", saved: undefined });
  expect(to("#data%20%C3%BC").target).toBe("data ü");
  expect(to("#%E0%A4%A").target).toBe("%E0%A4%A");
});
