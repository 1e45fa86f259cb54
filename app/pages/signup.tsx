import { Placeholder } from "#app/layout/placeholder.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { signupPage } from "#content/pages/placeholders.ts";

export const meta = pageMeta(signupPage);

export default function Signup() {
  return <Placeholder heading={signupPage.heading} />;
}
