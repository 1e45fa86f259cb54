/** Name, company, hosts and addresses: the one file to change to rebrand the site. */
export const site = {
  brand: "YNO",
  assistant: "YNO AI",
  premium: "YNO Premium",
  company: "YNO Pte. Ltd.",
  city: "Singapore",
  origin: "https://www.yno.example",
  app: {
    home: "https://app.yno.example",
    signIn: "https://app.yno.example/signin",
    signUp: "https://app.yno.example/signup",
  },
  hosts: {
    community: "https://community.yno.example",
    status: "https://status.yno.example",
    code: "https://code.yno.example",
    logos: "https://logos.yno.example",
  },
  mail: {
    hello: "hello@yno.example",
    support: "support@yno.example",
    security: "security@yno.example",
    careers: "careers@yno.example",
    partners: "partners@yno.example",
    investors: "investors@yno.example",
    privacy: "privacy@yno.example",
  },
  phone: "+65 0000 0000",
  language: "en-SG",
} as const;

/** The page for every address that the site doesn't have. */
export const notFoundPath = "/404";

/** The lines of the site's map. */
export const lineIds = ["quick", "product", "company", "plans", "resources", "legal"] as const;

/** A line of the site's map: one area, one colour, one code. */
export type LineId = (typeof lineIds)[number];
