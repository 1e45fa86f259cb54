import { Placeholder } from "#app/layout/placeholder.tsx";
import { loginPage } from "#content/pages/placeholders.ts";

export const page = loginPage;

export default function Login() {
  return <Placeholder heading={loginPage.heading} />;
}
