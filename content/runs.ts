import { run as cddPeriodicReview } from "./runs/cdd-periodic-review.ts";
import { run as changeAdvisoryBoard } from "./runs/change-advisory-board.ts";
import { run as churnSaveDesk } from "./runs/churn-save-desk.ts";
import { run as clinicalTrialQueries } from "./runs/clinical-trial-queries.ts";
import { run as commercialTenancyRenewal } from "./runs/commercial-tenancy-renewal.ts";
import { run as contractClauseReview } from "./runs/contract-clause-review.ts";
import { run as gstF5Return } from "./runs/gst-f5-return.ts";
import { run as importPermitHsCodes } from "./runs/import-permit-hs-codes.ts";
import { run as incidentPostMortem } from "./runs/incident-post-mortem.ts";
import { run as inpatientIcd10Coding } from "./runs/inpatient-icd-10-coding.ts";
import { run as meterReadExceptions } from "./runs/meter-read-exceptions.ts";
import { run as monthEndAccruals } from "./runs/month-end-accruals.ts";
import { run as motorFirstNoticeOfLoss } from "./runs/motor-first-notice-of-loss.ts";
import { run as newHireOnboarding } from "./runs/new-hire-onboarding.ts";
import { run as nonConformanceReport } from "./runs/non-conformance-report.ts";
import { run as returnsAndRma } from "./runs/returns-and-rma.ts";
import { run as rfpAnswerLibrary } from "./runs/rfp-answer-library.ts";
import { run as threeWayInvoiceMatching } from "./runs/three-way-invoice-matching.ts";
import { run as ticketTriageSla } from "./runs/ticket-triage-sla.ts";
import { run as vendorSecurityReview } from "./runs/vendor-security-review.ts";
import type { Run } from "./schema/run.ts";

/** A sample run for every workflow. Companies, tools, models and amounts are made up. */
export const runs: readonly Run[] = [
  cddPeriodicReview,
  changeAdvisoryBoard,
  churnSaveDesk,
  clinicalTrialQueries,
  commercialTenancyRenewal,
  contractClauseReview,
  gstF5Return,
  importPermitHsCodes,
  incidentPostMortem,
  inpatientIcd10Coding,
  meterReadExceptions,
  monthEndAccruals,
  motorFirstNoticeOfLoss,
  newHireOnboarding,
  nonConformanceReport,
  returnsAndRma,
  rfpAnswerLibrary,
  threeWayInvoiceMatching,
  ticketTriageSla,
  vendorSecurityReview,
];
