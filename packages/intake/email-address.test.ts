import fc from "fast-check";
import { expect, test } from "vitest";
import { addressKey, mailAddress, shownKey } from "./email-address.ts";

test.each([
  ["Ada@Harbour.example", "ada@harbour.example"],
  ["ada+news@harbour.example", "ada+news@harbour.example"],
  ["a.d.a@harbour.example", "a.d.a@harbour.example"],
  ["ada@BÜCHER.example", "ada@xn--bcher-kva.example"],
  ["ada@xn--bcher-kva.example", "ada@xn--bcher-kva.example"],
  ["ada@bücher．example。", "ada@xn--bcher-kva.example"],
  ["ada@ｆｕｎｄ.example", "ada@fund.example"],
  ["ada@strasse.example", "ada@strasse.example"],
  ["ada@straße.example", "ada@xn--strae-oqa.example"],
  ["ΠΑΣ@fund.example", "πασ@fund.example"],
  ["πας@fund.example", "πασ@fund.example"],
  ['"ada"@fund.example', "ada@fund.example"],
  ["Ada L. <ada@fund.example>", "ada@fund.example"],
  ['"mailto:ada@fund.example"', "ada@fund.example"],
  ['"<ada@fund.example>"', "ada@fund.example"],
  ["<<ada@fund.example>>", "ada@fund.example"],
  ["ada@fund.example. >", "ada@fund.example"],
  ["ada@fund.example..", "ada@fund.example"],
  ["ada@bücher.example。.", "ada@xn--bcher-kva.example"],
  ["ada@bücher.example\\", "ada@xn--bcher-kva.example"],
  ["ada@my_host.example", "ada@my_host.example"],
  // What isn't a domain stays as it is, in small letters.
  ["ada@[192.0.2.7]", "ada@[192.0.2.7]"],
  ["ada@fund.example/Other.example", "ada@fund.example/other.example"],
  ["ada@fund%2eexample.com", "ada@fund%2eexample.com"],
  ["ada@fund.example:25", "ada@fund.example:25"],
  ["Ada", "ada"],
  ["", ""],
])("the key of %j is %j", (typed, key) => {
  expect(addressKey(typed)).toBe(key);
});

test.each([
  ["Ada@BÜCHER.example", "Ada@xn--bcher-kva.example"],
  [" mailto:Ada@fund.example", "Ada@fund.example"],
  ["Πας@fund.example", "Πας@fund.example"],
  ["zoe\u0308@bu\u0308cher.example", "zoë@xn--bcher-kva.example"],
])("mail carries %j as %j", (typed, carried) => {
  expect(mailAddress(typed)).toBe(carried);
});

test("a key is shown with its domain in the letters of its language", () => {
  expect(shownKey("ada@xn--bcher-kva.example")).toBe("ada@bücher.example");
  expect(shownKey("ada@fund.example")).toBe("ada@fund.example");
});

/** Labels of domains in small letters, each with its punycode. */
const labels = [
  ["fund"],
  ["bücher", "xn--bcher-kva"],
  ["ñandú", "xn--and-6ma2c"],
  ["αθήνα", "xn--jxafb0a0a"],
  ["почта", "xn--80a1acny"],
  ["基金", "xn--3jsy95k"],
];

/** An address as parts that are compared one by one. */
const anyParts = fc.record({
  name: fc.array(fc.constantFrom("a", "é", "ñ", "ώ", "σ", "я", "金", ".", "+", "1"), {
    minLength: 1,
    maxLength: 5,
  }),
  domain: fc.array(fc.constantFrom(...labels), { minLength: 2, maxLength: 3 }),
});

/** A spelling of an address. Each of the choices is used up from its end. */
const anyChoices = fc.array(fc.nat({ max: 5 }), { minLength: 30, maxLength: 30 });

function spelled({ name, domain }: { name: string[]; domain: string[][] }, choices: number[]) {
  const left = [...choices];
  const choose = <Choice>(...among: Choice[]) =>
    among[(left.pop() ?? 0) % among.length] ?? among[0];
  const letters = (text: string | undefined) => {
    const cased = choose(text, text?.toUpperCase()) ?? "";
    return choose(cased, cased.normalize("NFD"));
  };
  const typed = [
    choose("", " ", "\t", "\u200e", "mailto:", "Ada <"),
    ...name.map(letters),
    "@",
    ...domain.flatMap((label, at) => [
      ...(at > 0 ? [choose(".", "\u3002", "\uff0e")] : []),
      choose(letters(label[0]), label.at(-1), label.at(-1)?.toUpperCase()),
    ]),
    choose("", ".", " ", "\u202c", "\u00a0", ">"),
  ];
  return typed.join("");
}

test("two spellings have one key exactly when their parts are the same", () => {
  const two = fc.tuple(anyParts, anyParts, fc.boolean());
  fc.assert(
    fc.property(two, anyChoices, anyChoices, ([one, another, isSame], ...[first, second]) => {
      const other = isSame ? one : another;
      const isOne = JSON.stringify(one) === JSON.stringify(other);
      const keys = [addressKey(spelled(one, first)), addressKey(spelled(other, second))];
      expect(keys[0] === keys[1]).toBe(isOne);
    }),
    { numRuns: 2000 },
  );
});

test("any text at all has the key of its small letters, which servers kept before keys", () => {
  const text = fc.string({ unit: "binary", maxLength: 40 });
  fc.assert(
    fc.property(
      fc.oneof(
        text,
        fc.tuple(text, text).map((parts) => parts.join("@")),
      ),
      (typed) => {
        expect(addressKey(typed.trim().toLowerCase())).toBe(addressKey(typed));
        expect(addressKey(typed.normalize("NFD"))).toBe(addressKey(typed));
      },
    ),
    { numRuns: 2000 },
  );
});
