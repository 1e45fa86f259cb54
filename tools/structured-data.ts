import { jobs } from "#content/jobs.ts";
import type { Job } from "#content/schema/job.ts";
import { site } from "#content/site.ts";

/** A record of schema.org. */
export type StructuredData = { "@context": "https://schema.org"; "@type": string } & Record<
  string,
  unknown
>;

/**
 * The structured data of a page, for search engines. It goes into the static HTML only: a script
 * element that React creates in the browser would be stopped by Trusted Types.
 */
export function structuredData(path: string): readonly StructuredData[] {
  return path === "/careers" ? jobs.map(jobPosting) : [];
}

/** A script element that holds the records; nothing in them can end it early. */
export function structuredDataElement(records: readonly StructuredData[]): string {
  if (records.length === 0) return "";
  const json = JSON.stringify(records).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}

const employmentTypes: Record<Job["type"], string> = {
  "Full-time": "FULL_TIME",
  "Part-time": "PART_TIME",
  Contract: "CONTRACTOR",
};

/** https://schema.org/JobPosting, with the fields that Google's job search requires. */
function jobPosting(job: Job): StructuredData {
  const list = (title: string, items: readonly string[]) =>
    `<p>${title}</p><ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    identifier: { "@type": "PropertyValue", name: site.brand, value: job.id },
    description: `<p>${job.description}</p>${list("What you bring", job.requirements)}${list("What you get", job.highlights)}`,
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
    url: `${site.origin}/careers#${job.id}`,
  };
}
