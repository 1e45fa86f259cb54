import { Placeholder } from "#app/layout/placeholder.tsx";
import { signupPage } from "#content/pages/placeholders.ts";

export const page = signupPage;

export default function Signup() {
  return <Placeholder heading={signupPage.heading} />;
}
