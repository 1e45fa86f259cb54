import { isIPv4, isIPv6 } from "node:net";
import type { Rates } from "@yno/intake/storage";
import { StartError } from "./start-error.ts";

/** How often a client of this server may ask. */
export type RateLimits = Rates & {
  /** How many clients are remembered. The one that asked longest ago is forgotten first. */
  clients: number;
};

export type RateLimit = {
  /** Takes one request from what the client has left: 0, or the seconds until it has one again. */
  take: (client: string) => number;
  /** Takes more, for a request that turned out to be expensive. */
  charge: (client: string, requests: number) => void;
};

type Bucket = { left: number; at: number };

/** A token bucket for each client. `now` gives milliseconds. */
export function rateLimit(
  { burst, perSecond, clients }: RateLimits,
  now: () => number = () => performance.now(),
): RateLimit {
  const buckets = new Map<string, Bucket>();

  function refillBucket(client: string): Bucket {
    const at = now();
    const known = buckets.get(client);
    const gained = known ? ((at - known.at) / 1000) * perSecond : 0;
    const bucket = { left: known ? Math.min(known.left + gained, burst) : burst, at };
    // Setting it again makes it the newest in the map, whose order is that of insertion.
    buckets.delete(client);
    buckets.set(client, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > clients && oldest !== undefined) buckets.delete(oldest);
    return bucket;
  }

  return {
    take: (client) => {
      const bucket = refillBucket(client);
      if (bucket.left < 1) return Math.ceil((1 - bucket.left) / perSecond);
      bucket.left -= 1;
      return 0;
    },
    charge: (client, requests) => {
      const bucket = refillBucket(client);
      bucket.left = Math.max(bucket.left - requests, 0);
    },
  };
}

/** The answer for a client that has used up its allowance. */
export function tooOften(seconds: number): string {
  return `You have sent too many requests. Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
}

const maxProxies = 10;

/** Reads the TRUST_PROXY variable: how many proxies are in front, 0 when unset. Throws a StartError. */
export function readProxies(value: string | undefined): number {
  if (value === undefined || value === "") return 0;
  const proxies = /^\d{1,2}$/.test(value) ? Number(value) : Number.NaN;
  if (proxies <= maxProxies) return proxies;
  throw new StartError(
    `TRUST_PROXY must be how many proxies are in front of this server, from 0 to ${maxProxies}, but it is ${JSON.stringify(value.slice(0, 40))}: set another, for example TRUST_PROXY=1.`,
  );
}

/**
 * The part of an address that identifies a client: an IPv4 address whole, because neighbours in a
 * network are often unrelated, and of an IPv6 address the first 64 bits, because a single
 * subscriber has all addresses below them.
 */
export function clientKey(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = parseGroups(address);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!mapped) {
    const network = groups.slice(0, 4).map((group) => group.toString(16));
    return `${network.join(":")}::/64`;
  }
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
}

/** The eight numbers of an IPv6 address. */
function parseGroups(address: string): number[] {
  // A URL parser writes a trailing IPv4 address as two groups. It doesn't support zones ('%eth0').
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, "")}]`);
  const [front = [], back = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16))));
  return [...front, ...Array<number>(8 - front.length - back.length).fill(0), ...back];
}

/**
 * The address of the client: that of the connection, or with `proxies` in front, the one that the
 * outermost of them saw. Each proxy appends its client's address to X-Forwarded-For; anything
 * before those was written by the client.
 */
export function clientAddress(
  connected: string,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  if (proxies === 0) return connected;
  const seen = forwardedFor?.split(",").at(-proxies)?.trim() ?? "";
  // Some proxies add the port.
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d+)?$/.exec(seen) ?? [];
  const address = bracketed ?? plain ?? seen;
  return isIPv4(address) || isIPv6(address) ? address : connected;
}
