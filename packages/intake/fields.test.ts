import fc from "fast-check";
import { expect, test } from "vitest";
import { isEmail, isFilled, websiteAddress } from "./fields.ts";

test.each([
  "ada@fund.example",
  "a@b.c",
  "first.last+deck@mail.fund.example",
  "投資@基金.example",
  "  ada@fund.example  ",
  `${"a".repeat(241)}@fund.example`,
])("%j is an email address", (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  "",
  "   ",
  "ada",
  "ada@",
  "@fund.example",
  "ada@fund",
  "ada@.example",
  "ada@fund.",
  "ada fund@fund.example",
  "ada@fund .example",
  "ada.fund.example",
  `${"a".repeat(242)}@fund.example`,
])("%j isn't an email address", (text) => {
  expect(isEmail(text)).toBe(false);
});

test("an email address is non-space, @, non-space, dot, non-space", () => {
  const part = fc.string({
    unit: fc.constantFrom("a", "é", "@", ".", " ", "\t", "\u00a0", "-", "😀"),
    maxLength: 8,
  });
  fc.assert(
    fc.property(part, (typed) => {
      const text = typed.trim();
      const [name, host, ...more] = text.split("@");
      const hasDotInside = [...(host ?? "")].some(
        (character, index, characters) =>
          character === "." && index > 0 && index < characters.length - 1,
      );
      const hasSpace = [...text].some((character) => character.trim() === "");
      const expected = name !== "" && hasDotInside && !hasSpace && more.length === 0;
      expect(isEmail(typed)).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ["fund.example", "https://fund.example/"],
  ["  fund.example  ", "https://fund.example/"],
  ["www.fund.example/team?year=2026#top", "https://www.fund.example/team?year=2026#top"],
  ["http://fund.example", "http://fund.example/"],
  ["https://fund.example", "https://fund.example/"],
  ["HTTPS://FUND.EXAMPLE", "https://fund.example/"],
  ["fund.example:8443", "https://fund.example:8443/"],
  ["fund.example.", "https://fund.example./"],
  ["192.0.2.7", "https://192.0.2.7/"],
  ["bücher.example", "https://xn--bcher-kva.example/"],
  ["fund.example/our team", "https://fund.example/our%20team"],
  ["中国.example/ü", "https://xn--fiqs8s.example/%C3%BC"],
])("%j is the website %s", (text, address) => {
  expect(websiteAddress(text)).toBe(address);
});

test.each([
  ["nothing", ""],
  ["blanks", "   "],
  ["a scheme alone", "https://"],
  ["a word", "fund"],
  ["this machine", "localhost"],
  ["this machine, with a port", "localhost:3000"],
  ["a single name with a trailing dot", "localhost."],
  ["a dot without a name before it", ".example"],
  ["only dots", "..."],
  ["a number, which a browser would read as an address of four", "12345"],
  ["a hexadecimal number", "https://0x7f000001"],
  ["ftp", "ftp://fund.example"],
  ["a file", "file:///etc/hosts"],
  ["a script", "javascript:alert(1)"],
  ["a script with slashes", "javascript://fund.example/%0aalert(1)"],
  ["a data address", "data:text/html,fund.example"],
  ["an email address", "mailto:ada@fund.example"],
  ["a user name", "ada@fund.example"],
  ["a user name and a password", "https://ada:secret@fund.example"],
  ["a password alone", "https://:secret@fund.example"],
  ["a space in the host", "my fund.example"],
  ["a host with a forbidden character", "fund<b>.example"],
  ["an invalid port", "fund.example:port"],
  ["a port too large", "fund.example:65536"],
  ["a four-part address out of range", "999.1.1.1"],
  ["a bare address in brackets", "[::1]"],
])("%s isn't a website: %j", (_, text) => {
  expect(websiteAddress(text)).toBeNull();
});

const label = fc.string({
  unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"),
  minLength: 1,
  maxLength: 8,
});

test("an address counts when it is http or https, has a dot in its host and no user name", () => {
  const parts = fc.record({
    scheme: fc.constantFrom("", "http://", "https://", "HTTP://", "ftp://", "ws://", "chrome://"),
    user: fc.constantFrom("", "", "ada@", "ada:secret@"),
    labels: fc.array(label, { minLength: 1, maxLength: 4 }),
    port: fc.constantFrom("", ":80", ":8443", ":65535", ":65536", ":x"),
    rest: fc.constantFrom("", "/", "/team", "/a.b", "?q=a.b", "#a.b", "/@ada"),
    blanks: fc.constantFrom("", " ", "\t\n"),
  });
  fc.assert(
    fc.property(parts, ({ scheme, user, labels, port, rest, blanks }) => {
      const typed = `${blanks}${scheme}${user}${labels.join(".")}${port}${rest}${blanks}`;
      const expected =
        ["", "http://", "https://"].includes(scheme.toLowerCase()) &&
        user === "" &&
        labels.length > 1 &&
        !port.includes("65536") &&
        !port.includes("x");
      expect(websiteAddress(typed) !== null).toBe(expected);
    }),
    { numRuns: 1000 },
  );
});

/** Any sequence of UTF-16 units, lone surrogates included. */
const anyUnits = fc.uint16Array().map((units) => String.fromCharCode(...units));

const anyText = fc.oneof(
  anyUnits,
  fc.string({
    unit: fc.constantFrom(..."abc.:/@?#[]%\\ 0129-", "ü", "。", "😀", "http", "https://"),
  }),
  fc.webUrl(),
);

test("any text at all is judged without an error, and what is accepted is a web address", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const address = websiteAddress(text);
      if (address === null) return;
      const url = new URL(address);
      expect(["http:", "https:"]).toContain(url.protocol);
      expect(url.hostname).toMatch(/[^.]\.+[^.]/);
      expect(url.username + url.password).toBe("");
    }),
    { numRuns: 2000 },
  );
});

test("any text at all is looked at as an email address without an error", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(typeof isEmail(text)).toBe("boolean");
    }),
  );
});

test("an accepted address is accepted again in the form it's sent", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const address = websiteAddress(text);
      if (address !== null) expect(websiteAddress(address)).toBe(address);
    }),
  );
});

test.each([
  "a".repeat(100_000),
  `${"a@".repeat(50_000)}.`,
  `a@${".".repeat(100_000)}@`,
  `a@${"a.".repeat(50_000)}@`,
])(
  "a very long text is judged without trying every dot with every other (case %#)",
  (text) => {
    expect(isEmail(text)).toBe(false);
    expect(websiteAddress(text)).toBeNull();
  },
  3000,
);

test("a field is filled when it has a character that isn't a space", () => {
  const typed = fc.string({
    unit: fc.constantFrom(" ", "\t", "\n", "\u00a0", "\u3000", "a", "😀"),
  });
  fc.assert(
    fc.property(typed, (text) => {
      expect(isFilled(text)).toBe(text.includes("a") || text.includes("😀"));
    }),
  );
});
