import {
  answered,
  ask,
  capital,
  dollars,
  json,
  runStep,
  stop,
  sum,
  table,
  word,
} from "../step.mjs";

const inOrder = (one, other) => one.day.localeCompare(other.day);
/** The first group whose codes are all there. */
const groupOf = (codes) =>
  json("grouper").groups.find((group) => group.codes.every((code) => codes.includes(code)));
const codesOf = (proposed) => proposed.map(({ code }) => code);

runStep({
  // Stands for the patient record, and for the ward that sends what is missing.
  gather(give) {
    const found = table("notes");
    const asked = found.some(({ kind }) => kind === "operation") ? [] : table("ward");
    const notes = [...found, ...asked].toSorted(inOrder);
    const all = sum(notes, ({ count }) => count);
    give("episode.json", `${all} notes in order of time`, notes);
    const arrived = `The ${asked[0].kind} note arrived after ${word(asked.length)} request.`;
    return { result: `Put ${all} notes in order. ${arrived}` };
  },

  // Stands for the clinical language model: it looks for the words of each diagnosis.
  propose(give) {
    const { codes, names, doubt } = json("standards");
    const notes = json("gather/episode.json");
    const proposed = Object.entries(codes).flatMap(([code, words]) => {
      const note = notes.find(({ text }) => text.toLowerCase().includes(words));
      if (!note) return [];
      const doubtful = Object.keys(doubt).find((hedge) =>
        note.text.toLowerCase().includes(`${hedge} ${words}`),
      );
      return [{ code, words, sentence: note.text, kind: note.kind, doubt: doubt[doubtful] ?? 0 }];
    });
    const ordered = proposed.toSorted(
      (one, other) => (other.kind === "admission") - (one.kind === "admission"),
    );
    give("codes.json", `${ordered.length} codes, each with its sentence`, ordered);
    return { result: `Proposed ${ordered.length} codes, the ${names[ordered[0].code]} first.` };
  },

  // Stands for the clinical coder.
  confirm(give) {
    const proposed = json("propose/codes.json");
    const { radiology, antibiotic } = json("results");
    const answer = answered(json("answer"), ["confirm", "strike"]);
    const doubtful = proposed.filter(({ doubt }) => doubt > 0);
    const sure = proposed.filter((code) => !doubtful.includes(code));
    const kept = answer.option === "confirm" ? proposed : sure;
    const [claim, without] = [proposed, sure].map((list) => groupOf(codesOf(list)).amount);
    const claimed = answer.option === "confirm" ? claim : without;
    const [first] = doubtful;
    const quoted = (line) => `'${capital(line)}'`;
    give("confirmed.json", `${kept.length} codes with their sentences`, kept);
    return {
      result: `Sent ${proposed.length} codes with their sentences to the clinical coder.`,
      approval: ask({
        answer,
        conclusion: `${capital(word(doubtful.length))} of ${word(proposed.length)} codes adds ${dollars(claim - without)} to the claim and is based on a suspicion`,
        limits: [[20, first.doubt, `${first.doubt}% in doubt`]],
        rows: [
          [
            ...[capital(first.words), "Present", quoted(first.sentence.split(";")[0])],
            ...[quoted(radiology.text), !radiology.text.startsWith("No "), "Not confirmed"],
          ],
          [
            ...["Antibiotic", `For ${first.words}`, `For ${antibiotic.for}`, "None"],
            ...[antibiotic.for === first.words, "Given for something else"],
          ],
        ],
        options: {
          confirm: `Claim ${dollars(claim)}`,
          strike: `Claim ${dollars(without)} with ${word(sure.length)} codes`,
          query: "The episode waits for an answer",
        },
        facts: { Confirmed: `${kept.length} of ${proposed.length}`, Claim: dollars(claimed) },
      }),
    };
  },

  // Stands for the grouper and for the payer's edits.
  group(give) {
    const codes = codesOf(json("confirm/confirmed.json"));
    const { edits } = json("grouper");
    const failed = edits.filter((edit) => edit.codes.some((code) => codes.includes(code)));
    if (failed.length > 0) stop(`The codes break edits of the kind ${failed[0].kind}.`);
    const group = groupOf(codes);
    give("grouped.json", `DRG with a cost weight of ${group.weight}`, group);
    return {
      result: `Grouped to ${group.name}, which passes all ${sum(edits, ({ count }) => count)} edits.`,
    };
  },

  // Stands for the claims gateway: nothing is sent.
  release(give) {
    const amount = dollars(json("group/grouped.json").amount);
    const { claim } = json("grouper");
    give(claim, `${amount}, accepted by the gateway`, { claim, amount });
    give("evidence.json", "Each code with the sentence behind it", json("confirm/confirmed.json"));
    return { result: `Released claim ${claim} for ${amount}.` };
  },
});
