/**
 * What several pages say in the same words to people who are about to buy. Figures are in
 * shared-facts.ts. Where only the owner knows, docs/decisions/033-what-no-source-decides.md has a
 * row.
 */

/** Systems that buyers ask for by name, and for which there's no ready-made connector. */
export const businessSystems = "SAP S/4HANA, Oracle NetSuite and Workday";

/** Who connects them. */
export const whoConnects =
  "Your developers or a consulting partner build the connection, unless your order says that we do.";

/** What somebody leaves behind. */
export const leaver =
  "Three things stay behind when someone leaves: their access, the connections they made, and the workflows they last published.";

/** What SSO does about it. */
export const removedFromDirectory = "anyone you remove from your directory can't sign in again";

/** How a person is known where a request reaches them outside the app. */
export const approverIdentity =
  "The button in an email or a chat message opens the request in the User-Facing App, where the approver signs in before deciding.";

/** What stays on the customer's site. */
export const onYourSite =
  "With your own models, and with approvals in the User-Facing App, workflow data stays on your site. Approval emails go through our email provider in the European Union, and account and billing data is kept in Singapore.";
