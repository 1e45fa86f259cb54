import { cloudStorageIntegrations } from "./integrations/cloud-storage.ts";
import { communicationIntegrations } from "./integrations/communication.ts";
import { crmAndSalesIntegrations } from "./integrations/crm-and-sales.ts";
import { customerSupportIntegrations } from "./integrations/customer-support.ts";
import { eCommerceIntegrations } from "./integrations/e-commerce.ts";
import { emailAndMarketingIntegrations } from "./integrations/email-and-marketing.ts";
import { financeIntegrations } from "./integrations/finance.ts";
import { marketingIntegrations } from "./integrations/marketing.ts";
import { productivityIntegrations } from "./integrations/productivity.ts";
import { projectManagementIntegrations } from "./integrations/project-management.ts";
import { socialMediaIntegrations } from "./integrations/social-media.ts";
import type { Integration } from "./schema/integration.ts";

/** The integrations in the order of the filter. Their setup times and popularity are samples. */
export const integrations: readonly Integration[] = [
  ...crmAndSalesIntegrations,
  ...communicationIntegrations,
  ...emailAndMarketingIntegrations,
  ...productivityIntegrations,
  ...eCommerceIntegrations,
  ...cloudStorageIntegrations,
  ...socialMediaIntegrations,
  ...projectManagementIntegrations,
  ...customerSupportIntegrations,
  ...marketingIntegrations,
  ...financeIntegrations,
];
