import { answered, ask, capital, dollars, json, monthOf, runStep, stop, sum } from "../step.mjs";

const months = (from, to) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

runStep({
  // Stands for the classifier of faults: the known one is a battery that isn't latched.
  open(give) {
    const { text, photos, day, serial } = json("request");
    const { numbers } = json("shop");
    if (photos.some(({ latched }) => latched === false))
      stop("The known fault: latch the battery.");
    const [, item, fault] = /My (.+?) (stops .+?)\./.exec(text);
    give(numbers.rma, `${capital(item.split(" ").at(-1))}, ${fault}`, { day, serial });
    return { result: `Opened ${numbers.rma} for a ${item} that ${fault}.` };
  },

  // Stands for the serial register and the warranty terms.
  check(give) {
    const { sale, warranty, numbers } = json("shop");
    const { day, serial } = json(`open/${numbers.rma}.json`);
    const since = months(sale.day, day) - (day.slice(8) < sale.day.slice(8) ? 1 : 0);
    const eligible = serial === sale.serial && since < warranty.months;
    const result = eligible ? "Eligible" : "Not eligible";
    give("eligibility.json", `${result} under clause ${warranty.clause}`, { eligible });
    return { result: `Bought ${since} months ago, warranty ${warranty.months} months. ${result}.` };
  },

  // Stands for the carrier and the depots: the nearest with a free place.
  book(give) {
    if (!json("check/eligibility.json").eligible) stop("The return isn't eligible.");
    const [depot] = json("depots")
      .filter(({ free }) => free > 0)
      .toSorted((one, other) => one.km - other.km);
    const { parcel } = json("shop").numbers;
    give("parcel", `${parcel}, at the depot`, { parcel, depot: depot.name, hazard: "lithium" });
    return {
      result: `Shipping label and hazard label sent for depot ${depot.name}, which has room.`,
    };
  },

  // Stands for the technician.
  grade(give) {
    const { sale, repair } = json("shop");
    const { asks, photos, day } = json("request");
    const bench = json("bench");
    const answer = answered(json("answer").grade, ["grade-c"]);
    const photo = (what) => photos.find(({ shows }) => shows === what);
    const made = (month) => `Made ${monthOf(month)} ${month.slice(0, 4)}`;
    const age = months(bench.motor_made, day);
    const [price, cost] = [dollars(sale.price), dollars(sum(Object.values(repair)))];
    const grade = answer.option.slice("grade-".length).toUpperCase();
    give("grade.json", `${grade}, with photos of both numbers`, { grade, cost });
    const row = (name, cells, differs) => {
      const same = cells[0] === cells[1];
      return [name, ...cells, same, same ? `Same ${name.toLowerCase()}` : differs];
    };
    return {
      result: "On the bench with the customer's photos beside it.",
      approval: ask({
        answer,
        conclusion: `A ${asks} of ${price} was asked for a unit that isn't the one we sold`,
        limits: [[24, age, `${age} months`]],
        rows: [
          row("Housing", [sale.serial, bench.housing, photo("housing").serial], "Housing differs"),
          row(
            "Motor",
            [
              made(sale.motor_made),
              made(bench.motor_made),
              photo("motor") ? "Visible" : "Not visible",
            ],
            "Motor was swapped",
          ),
          row(
            "Battery",
            [sale.battery, bench.battery, photo("battery").capacity],
            "Battery differs",
          ),
        ],
        options: {
          "grade-b": `Refund ${price}`,
          "grade-c": `Repair at cost, ${cost}`,
          scrap: "Send back or dispose of it",
        },
        facts: { Grade: grade, Repair: cost },
      }),
    };
  },

  // Stands for the customer and the shop: nothing is booked.
  settle(give) {
    const { grade, cost } = json("grade/grade.json");
    const { customer } = json("answer");
    const { repair } = json("shop").numbers;
    give(repair, `Repair order, ${cost}`, { repair, grade, cost });
    return { result: `The customer took the ${customer}, and stock and fault report are booked.` };
  },
});
