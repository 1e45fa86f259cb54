import { Placeholder } from "#app/layout/placeholder.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { loginPage } from "#content/pages/placeholders.ts";

export const meta = pageMeta(loginPage);

export default function Login() {
  return <Placeholder heading={loginPage.heading} />;
}
