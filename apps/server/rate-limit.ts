/** How often a client may ask: `burst` times at once, then `perSecond` times a second. */
export type RateLimits = {
  burst: number;
  perSecond: number;
  /** How many clients are remembered. The one that asked longest ago is forgotten first. */
  clients: number;
};

export type RateLimit = {
  /** Takes one request from what the client has left: 0, or the seconds until it has one again. */
  take: (client: string) => number;
  /** Takes more, for a request that turned out to be dear. */
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
