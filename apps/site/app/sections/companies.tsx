import type { ReactNode } from "react";
import { programmeLine } from "#app/drawings/openings/partners.ts";
import { ExternalLink } from "#app/ui/external-link.tsx";
import { FoldedRow } from "#app/ui/folded-row.tsx";
import { lineClass } from "#app/ui/line-colour.ts";
import type { Partner } from "#content/collections/partners.ts";
import { contactWords } from "#content/messages/layout.ts";
import type { PartnerNetwork, Programmes as Words } from "#content/pages/partners.ts";
import { Facts } from "./section.tsx";

type CompaniesProps = {
  companies: readonly Partner[];
  words: PartnerNetwork;
  logo: (company: Partner) => ReactNode;
};

/**
 * The partner network, one company a row: what people compare, where to reach it, and on
 * opening all the rest.
 */
export function Companies({ companies, words, logo }: CompaniesProps) {
  return (
    <ul>
      {companies.map((company) => (
        <FoldedRow
          key={company.id}
          id={company.id}
          name="company"
          className="company"
          summary={
            <>
              <h3>{company.name}</h3>{" "}
              <span className="company-facts" data-markdown="row">
                <span className={`company-programme ${lineClass[programmeLine[company.category]]}`}>
                  {company.category}
                </span>{" "}
                <span>{company.location}</span> <span>{`${company.employees} ${words.staff}`}</span>
              </span>
            </>
          }
          action={
            <>
              <span className="company-logo">{logo(company)}</span>
              <p className="company-links" data-markdown="row">
                <a href={`mailto:${company.email}`}>{company.email}</a>{" "}
                <ExternalLink href={company.website}>
                  {new URL(company.website).hostname}
                </ExternalLink>
              </p>
            </>
          }
        >
          <div className="company-text">
            <p>{company.description}</p>
            <h4>{words.achievements}</h4>
            <ul className="bullets">
              {company.achievements.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </FoldedRow>
      ))}
    </ul>
  );
}

type ProgrammesProps = { words: Words; mail: string };

/** The partnership programmes: what a partner gives and gets. Learn More does nothing yet. */
export function Programmes({ words, mail }: ProgrammesProps) {
  return (
    <ul className="programmes">
      {words.programmes.map((programme) => (
        <li key={programme.title} className={lineClass[programmeLine[programme.category]]}>
          <h3>{programme.title}</h3>
          <p>{programme.audience}</p>
          <Facts
            facts={[
              { title: words.labels.give, text: programme.give },
              { title: words.labels.get, text: programme.get },
            ]}
          />
          <div className="silent" data-markdown="row">
            <button type="button" className="button button-small">
              {words.button}
              <span className="sr-only">: {programme.title}</span>
            </button>
            <p className="text-15/[1.5]">
              {contactWords.orWriteTo} {mail}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
