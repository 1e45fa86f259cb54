import type { ReactNode } from "react";
import { sendSignal } from "#app/browser/platform/signals.ts";
import { CopyMarkdown } from "#app/features/docs/copy-button.tsx";
import { LegalDocument, legalParts, legalText } from "#app/layout/legal-document.tsx";
import { FactTable } from "#app/ui/fact-table.tsx";
import type { PlatformStorage, SiteStorage } from "#content/collections/storage.ts";
import { platformStorage, siteStorage } from "#content/collections/storage.ts";
import CookiesText, { titles, updated } from "#content/legal/cookies.mdx";
import { cookiesPage, cookieWords } from "#content/pages/cookies.ts";

export const page = cookiesPage;

/** The components for the document's placeholders. */
const parts = { ...legalParts, SiteStorageTable, PlatformStorageTable, CookieSettingsButton };

export default function Cookies() {
  return (
    <LegalDocument
      page={cookiesPage}
      updated={updated}
      copy={<CopyMarkdown path={cookiesPage.path} />}
      titles={titles}
    >
      <article className={legalText}>
        <CookiesText components={parts} />
      </article>
    </LegalDocument>
  );
}

function SiteStorageTable() {
  return (
    <FactTable
      caption={cookieWords.siteStorage}
      columns={[
        cookieWords.name,
        cookieWords.purpose,
        cookieWords.holds,
        cookieWords.writtenWhen,
        cookieWords.lifetime,
      ]}
      rows={siteStorage.map((entry) => ({
        key: entry.name,
        cells: [
          <StorageName key="name" name={<code>{entry.name}</code>} entry={entry} />,
          entry.purpose,
          entry.holds,
          entry.writtenWhen,
          entry.lifetime,
        ],
      }))}
    />
  );
}

function PlatformStorageTable() {
  return (
    <FactTable
      caption={cookieWords.platformCookies}
      columns={[cookieWords.name, cookieWords.purpose, cookieWords.setBy, cookieWords.lifetime]}
      rows={platformStorage.map((entry) => ({
        key: entry.name,
        cells: [
          <StorageName key="name" name={entry.name} entry={entry} />,
          entry.purpose,
          entry.setBy,
          entry.lifetime,
        ],
      }))}
    />
  );
}

type StorageNameProps = { name: ReactNode; entry: SiteStorage | PlatformStorage };

/** The name of an entry, and under it what it is and which category it counts to. */
function StorageName({ name, entry }: StorageNameProps) {
  return (
    <>
      {name}{" "}
      <span className="grid mt-1 text-ink-3 text-13 font-regular" data-markdown="remark row">
        <span>{entry.kind}</span> <span>{entry.category}</span>
      </span>
    </>
  );
}

function CookieSettingsButton() {
  return (
    <p>
      <button
        type="button"
        className="button needs-script"
        data-replay-click=""
        onClick={() => sendSignal("cookie-settings")}
      >
        {cookieWords.openCookieSettings}
      </button>
      <span className="without-script">{cookieWords.choiceWithoutScript}</span>
    </p>
  );
}
