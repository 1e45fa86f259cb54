import {
  answered,
  ask,
  capital,
  count,
  dayOf,
  dollars,
  finding,
  json,
  runStep,
  stop,
  word,
} from "../step.mjs";

const gst = 9;
/** A second candidate above this share needs a person. */
const close = 20;
const documentOf = (kind) =>
  json("collect/documents.json").find((document) => document.kind === kind);

runStep({
  // Stands for the shipment's folder and for the forwarder.
  collect(give) {
    const { needed, documents, forwarder } = json("folder");
    const missing = needed.filter((kind) => !documents.some((document) => document.kind === kind));
    const all = [...documents, ...forwarder.filter(({ kind }) => missing.includes(kind))];
    if (all.length < needed.length) stop("The documents aren't complete.");
    give("documents", capital(needed.join(", ")), all);
    const were = `${capital(word(documents.length))} of ${word(needed.length)} documents were there`;
    return { result: `${were}, and the forwarder sent the ${missing.join(" and the ")}.` };
  },

  // Stands for the reader of freight documents: the fields of each document are in the sample.
  reconcile(give) {
    const [bill, list] = [documentOf("bill of lading"), documentOf("packing list")];
    const [invoice, certificate] = [documentOf("invoice"), documentOf("certificate")];
    const apart = bill.gross_kg - list.kg;
    const pallets = list.pallets * list.kg_a_pallet;
    const kg = (weight) => `${count(weight)} kg`;
    const packages = ({ pallets, cartons }) => `${pallets} pallets, ${cartons} cartons`;
    if (apart !== pallets)
      stop(`The gross weights differ by ${kg(apart)}, and nothing explains it.`);
    give("shipment.json", `One gross weight: ${kg(bill.gross_kg)}`, { kg: bill.gross_kg });
    return {
      result: `Two gross weights differed by ${kg(apart)}, which the pallets explain.`,
      findings: [
        finding(packages(bill) === packages(list), "Packages", packages(bill)),
        finding(
          apart === 0,
          "Gross weight",
          `${kg(bill.gross_kg)} and ${kg(list.kg)}: pallets weigh ${kg(pallets)}`,
        ),
        finding(invoice.incoterm === certificate.incoterm, "Incoterm", invoice.incoterm),
      ],
    };
  },

  // Stands for the classifier, whose candidates are in the sample.
  classify(give) {
    const [known, tariff] = [json("products"), json("tariff")];
    const lines = documentOf("invoice").lines.map((line) => ({
      ...line,
      candidates: known[line.part] ? [{ heading: known[line.part] }] : tariff[line.part],
    }));
    give("codes.json", "Up to three candidates a line, with notes", lines);
    const open = lines.filter(({ candidates }) => candidates[1]?.share > close).length;
    return {
      result: `Proposed codes for ${lines.length} lines, of which ${word(open)} has two close candidates.`,
    };
  },

  // Stands for the registered declarant.
  confirm(give) {
    const lines = json("classify/codes.json");
    const answer = answered(json("answer"), ["pump"]);
    const open = lines.find(({ candidates }) => candidates[1]?.share > close);
    const [first, second] = open.candidates;
    const value = dollars(open.value);
    const tax = dollars((open.value * gst) / 100);
    const points = open.text.includes(first.name);
    give("declaration.json", `${lines.length} codes with the declarant's choice`, {
      lines: lines.map((line) => ({
        ...line,
        heading: line.candidates[0].heading,
      })),
    });
    return {
      result: `Sent to the registered declarant with both candidates for line ${open.line}.`,
      approval: ask({
        answer,
        conclusion: `${value} of ${first.name}s can be declared in two ways, with GST of ${tax} either way`,
        limits: [[close, second.share, `${second.share}%`]],
        rows: [
          ["Purpose", first.purpose, second.purpose, open.text, !points, "Points to the pump"],
          ["Value", value, value, value, true, "Same value"],
          [
            ...["Authority", first.authority ?? "None", second.authority ?? "None", "None named"],
            ...[first.authority === second.authority, "Only one needs approval"],
          ],
        ],
        options: {
          pump: `Submit today, GST ${tax}`,
          electrical: `Ask for ${second.authority.toLowerCase()} first`,
          ruling: `Hold line ${open.line}, submit ${word(lines.length - 1)} lines`,
        },
        facts: { Heading: first.heading, GST: tax },
      }),
    };
  },

  // Stands for the permit gateway, which doesn't answer at first, and for the haulier.
  submit(give) {
    const { attempts, slots } = json("gateway");
    const at = attempts.findIndex(({ answered }) => answered);
    if (at < 0) stop("The permit gateway didn't answer.");
    const { permit, conditions } = attempts[at];
    const [{ day, time }] = slots;
    give(permit, "Permit with its conditions", { conditions, ...json("confirm/declaration.json") });
    give("slot", `${dayOf(day)}, ${time}`, { day, time });
    return {
      result: `Permit ${permit} approved on the ${["first", "second", "third"][at]} attempt, haulier booked.`,
    };
  },
});
