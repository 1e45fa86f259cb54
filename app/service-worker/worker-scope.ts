/** An event of the worker's life, which lasts until the promise is settled. */
export type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** What this worker uses of the global object of service workers. */
type WorkerScope = {
  addEventListener(type: "install" | "activate", listener: (event: LifeEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: {
      type: "window";
      includeUncontrolled: boolean;
    }): Promise<readonly { url: string }[]>;
  };
  registration: {
    unregister(): Promise<boolean>;
    navigationPreload?: { enable(): Promise<void> };
  };
};

// The project's types are those of pages: the same name is another object in a worker.
export const worker = globalThis as unknown as WorkerScope;
