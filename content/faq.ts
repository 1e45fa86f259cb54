import { accountAndBilling } from "./faq/account-and-billing.ts";
import { aiAndAutomation } from "./faq/ai-and-automation.ts";
import { enterpriseAndPartnerships } from "./faq/enterprise-and-partnerships.ts";
import { gettingStarted } from "./faq/getting-started.ts";
import { platformAndPerformance } from "./faq/platform-and-performance.ts";
import { securityAndCompliance } from "./faq/security-and-compliance.ts";
import { technicalSupport } from "./faq/technical-support.ts";
import type { FaqEntry } from "./schema/faq.ts";

/** Every question of /resources, category by category in the order of the page. */
export const faq: readonly FaqEntry[] = [
  ...gettingStarted,
  ...accountAndBilling,
  ...technicalSupport,
  ...securityAndCompliance,
  ...aiAndAutomation,
  ...enterpriseAndPartnerships,
  ...platformAndPerformance,
];
