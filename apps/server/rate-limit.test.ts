import fc from "fast-check";
import { expect, test } from "vitest";
import { clientAddress, clientKey, rateLimit, readProxies, tooOften } from "./rate-limit.ts";
import { StartError } from "./start-error.ts";

function limited(clients = 10) {
  let now = 0;
  const limit = rateLimit({ burst: 3, perSecond: 0.5, clients }, () => now);
  return {
    ...limit,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

test("a client has its burst, and then one request for every two seconds", () => {
  const { take, pass } = limited();
  expect([take("a"), take("a"), take("a"), take("a")]).toEqual([0, 0, 0, 2]);
  pass(1);
  expect(take("a")).toBe(1);
  pass(1);
  expect([take("a"), take("a")]).toEqual([0, 2]);
});

test("one client costs another nothing", () => {
  const { take } = limited();
  for (let count = 0; count < 9; count += 1) take("a");
  expect(take("b")).toBe(0);
});

test("at most the burst is saved up", () => {
  const { take, pass } = limited();
  take("a");
  pass(3600);
  expect([take("a"), take("a"), take("a"), take("a")]).toEqual([0, 0, 0, 2]);
});

test("an expensive request takes more, and never more than there is", () => {
  const { take, charge, pass } = limited();
  take("a");
  charge("a", 20);
  expect(take("a")).toBe(2);
  pass(2);
  expect(take("a")).toBe(0);
});

test("with too many clients, the least recent one is forgotten", () => {
  const { take } = limited(2);
  for (const client of ["a", "a", "a", "b", "b", "b", "a", "c"]) take(client);
  expect(take("a")).toBe(2);
  expect(take("b")).toBe(0);
});

test("in any time a client gets its burst and what the time allows, and not one more", () => {
  const steps = fc.array(fc.double({ min: 0, max: 5, noNaN: true }), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (pauses) => {
      const { take, pass } = limited();
      let passed = 0;
      let served = 0;
      for (const pause of pauses) {
        pass(pause);
        passed += pause;
        if (take("a") === 0) served += 1;
        expect(served).toBeLessThanOrEqual(3 + passed * 0.5 + 1e-6);
      }
    }),
  );
});

test("the sentence counts its seconds", () => {
  expect([tooOften(1), tooOften(2)]).toEqual([
    "You have sent too many requests. Try again in 1 second.",
    "You have sent too many requests. Try again in 2 seconds.",
  ]);
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::ffff:c000:207", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:DB8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["", ""],
])("the address %s belongs to the client %s", (address, client) => {
  expect(clientKey(address)).toBe(client);
});

test("all IPv6 addresses of a network are one client, and the next network is another", () => {
  const part = fc.integer({ min: 0, max: 0xffff });
  const parts = (count: number) => fc.array(part, { minLength: count, maxLength: count });
  fc.assert(
    fc.property(parts(4), parts(4), parts(4), (network, one, other) => {
      fc.pre(network.some((group) => group !== 0));
      const written = (groups: number[]) => groups.map((group) => group.toString(16)).join(":");
      const client = clientKey(written([...network, ...one]));
      expect(clientKey(written([...network, ...other]))).toBe(client);
      const [first = 0, ...rest] = network;
      expect(clientKey(written([first ^ 1, ...rest, ...one]))).not.toBe(client);
    }),
  );
});

test.each([
  [0, "198.51.100.1", "192.0.2.1"],
  [1, undefined, "192.0.2.1"],
  [1, "", "192.0.2.1"],
  [1, "198.51.100.1", "198.51.100.1"],
  [1, "203.0.113.9, 198.51.100.1", "198.51.100.1"],
  [2, "10.0.0.1, 203.0.113.9, 198.51.100.1", "203.0.113.9"],
  [2, "198.51.100.1", "192.0.2.1"],
  [1, "198.51.100.1:4711", "198.51.100.1"],
  [1, "2001:db8::1", "2001:db8::1"],
  [1, "[2001:db8::1]:4711", "2001:db8::1"],
  [1, "unknown", "192.0.2.1"],
  [1, "198.51.100.1, nonsense", "192.0.2.1"],
])("behind %i proxies that say %j the client is %s", (proxies, forwarded, client) => {
  expect(clientAddress("192.0.2.1", forwarded, proxies)).toBe(client);
});

test("no header makes reading an address fail", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(10), (header, proxies) => {
      expect(clientKey(clientAddress("192.0.2.1", header, proxies))).toMatch(/./);
    }),
  );
});

test.each([
  [undefined, 0],
  ["", 0],
  ["0", 0],
  ["1", 1],
  ["10", 10],
])("TRUST_PROXY=%j means %i proxies", (value, proxies) => {
  expect(readProxies(value)).toBe(proxies);
});

test.each(["11", "-1", "true", "1.5", " 1"])("TRUST_PROXY=%j is refused", (value) => {
  expect(() => readProxies(value)).toThrow(StartError);
});
