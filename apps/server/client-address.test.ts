import fc from "fast-check";
import { expect, test } from "vitest";
import { clientAddress, clientKey, readProxies } from "./client-address.ts";
import { StartError } from "./start-error.ts";

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
