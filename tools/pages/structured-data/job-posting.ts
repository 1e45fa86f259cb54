import { site } from "@yno/brand/site";
import type { Job } from "#content/schema/job.ts";
import { jobHtml } from "../../outputs/job-html.ts";
import { address, publisher, type StructuredData } from "./record.ts";

const employmentTypes: Record<Job["type"], string> = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
};

const inSingapore = {
  jobLocation: {
    "@type": "Place",
    address: { "@type": "PostalAddress", addressLocality: site.city, addressCountry: "SG" },
  },
} as const;

const remote = { jobLocationType: "TELECOMMUTE" } as const;

/** Where a position can be held, limited to what its card says. */
const places: Record<Job["location"], Readonly<Record<string, unknown>>> = {
  Singapore: inSingapore,
  // The card doesn't limit remote work, so there are no limits here. Google then takes the country
  // of the place of work.
  "Singapore or remote": { ...inSingapore, ...remote },
  // Google asks for a country or a part of one. The card names the region and no country, and a
  // list of countries would promise more than it.
  "Remote in Asia-Pacific": {
    ...remote,
    applicantLocationRequirements: { "@type": "AdministrativeArea", name: "Asia-Pacific" },
  },
};

/** https://schema.org/JobPosting, with the fields that Google's job search requires. */
export function jobPosting(job: Job): StructuredData {
  return {
    "@type": "JobPosting",
    title: job.title,
    identifier: { "@type": "PropertyValue", name: site.brand, value: job.id },
    description: jobHtml(job),
    datePosted: job.datePosted,
    employmentType: employmentTypes[job.type],
    hiringOrganization: publisher,
    ...places[job.location],
    url: address(`/careers?open=${job.id}`),
  };
}
