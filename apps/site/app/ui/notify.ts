import { sendSignal } from "#app/browser/platform/signals.ts";

/** A message that appears over the page and is announced. */
export type Notice = {
  title: string;
  text: string;
  /** A destructive notice is an alert and stays until it is closed. */
  kind: "success" | "destructive";
  /** What it's about: it takes the place of the last notice about the same thing. */
  about?: string;
};

type Listener = (notice: Notice) => void;

let listener: Listener | undefined;
const waiting: Notice[] = [];

/** Shows a toast. It waits, in order, until the region's code has arrived. */
export function notify(notice: Notice): void {
  if (listener) listener(notice);
  else {
    waiting.push(notice);
    sendSignal("notice");
  }
}

/** Takes over the notices, starting with the queued ones. Returns a function that gives them back. */
export function receiveNotices(receive: Listener): () => void {
  const before = listener;
  listener = receive;
  for (const notice of waiting.splice(0)) receive(notice);
  return () => {
    listener = before;
  };
}
