import type { Job } from "#content/schema/job.ts";
import { site } from "#content/site.ts";
import { jobHtml } from "../job-html.ts";
import { address, type StructuredData } from "./record.ts";

const employmentTypes: Record<Job["type"], string> = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
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
    hiringOrganization: { "@type": "Organization", name: site.company, sameAs: site.origin },
    ...(job.location !== "Remote in Asia-Pacific" && {
      jobLocation: {
        "@type": "Place",
        address: { "@type": "PostalAddress", addressLocality: site.city, addressCountry: "SG" },
      },
    }),
    ...(job.location !== "Singapore" && {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "AdministrativeArea", name: "Asia-Pacific" },
    }),
    url: address(`/careers#${job.id}`),
  };
}
