import type { ReactNode } from "react";
import { ExternalLink } from "#app/ui/external-link.tsx";
import type { Partner, PartnerNetwork } from "#content/schema/partner.ts";
import "./lists.css";
import "./partners.css";

type CompaniesProps = {
  companies: readonly Partner[];
  words: PartnerNetwork;
  logo: (company: Partner) => ReactNode;
};

/** The partner network, each company with every field of its record. */
export function Companies({ companies, words, logo }: CompaniesProps) {
  return (
    <ul className="companies">
      {companies.map((company) => (
        <li key={company.id} className="company">
          {logo(company)}
          <div className="company-text">
            <h3>{company.name}</h3>
            <p className="company-kind" data-markdown="row">
              <span>{company.category}</span> <span>{company.location}</span>
            </p>
            <p>{company.description}</p>
            <dl>
              <div>
                <dt>{words.labels.employees}</dt>
                <dd>{company.employees}</dd>
              </div>
              <div>
                <dt>{words.labels.achievements}</dt>
                <dd>
                  <ul className="bullets">
                    {company.achievements.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </dd>
              </div>
              <div>
                <dt>{words.labels.email}</dt>
                <dd>
                  <a href={`mailto:${company.email}`}>{company.email}</a>
                </dd>
              </div>
              <div>
                <dt>{words.labels.website}</dt>
                <dd>
                  <ExternalLink href={company.website}>
                    {new URL(company.website).hostname}
                  </ExternalLink>
                </dd>
              </div>
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}
