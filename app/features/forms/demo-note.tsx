import type { Send } from "#app/browser/delivery.ts";
import { isSimulated } from "./simulated.ts";

/**
 * Says that a form sends nothing, as long as its delivery is simulated. Put it before the button,
 * so that it's read first; it's shown below. Without JavaScript the line with the email address
 * takes its place.
 */
export function DemoNote({ send, text }: { send: Send; text: string }) {
  if (!isSimulated(send)) return null;
  return (
    <p className="needs-script without-intake order-1 col-span-full text-15 text-ink-2">{text}</p>
  );
}
