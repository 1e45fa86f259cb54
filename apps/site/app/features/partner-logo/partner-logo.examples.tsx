import type { Examples } from "#tests/gallery/examples.ts";
import { PartnerLogo } from "./partner-logo.tsx";

const drawing =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='56' height='56'><circle cx='28' cy='28' r='20'/></svg>";

export const examples = {
  picture: () => <PartnerLogo name="Vela" src={drawing} />,
  letter: () => <PartnerLogo name="Vela" src="data:image/svg+xml,broken" />,
  "from a host": () => <PartnerLogo name="Vela" src="/logo.svg" />,
} satisfies Examples;
