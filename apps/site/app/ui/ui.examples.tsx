import { type ReactNode, useEffect, useState } from "react";
import { toasts } from "#content/pages/support.ts";
import { dataLocation } from "#content/security-statements.ts";
import type { Examples } from "#tests/gallery/examples.ts";
import { Amounts } from "./amounts.tsx";
import { Announcer, announce } from "./announcer.tsx";
import { CommandKeys } from "./command-keys.tsx";
import { Alert, Dialog } from "./dialog.tsx";
import { ExternalLink, ExternalMark } from "./external-link.tsx";
import { FactTable } from "./fact-table.tsx";
import { TextField } from "./field.tsx";
import { FilterButtons, SearchField } from "./filter-fields.tsx";
import { FoldedRow } from "./folded-row.tsx";
import { Icon, icons, Mark } from "./icon.tsx";
import { notify } from "./notify.ts";
import { Tabs } from "./tabs.tsx";
import { PlainNotices, ToastRegion } from "./toast-region.tsx";
import { Toasts } from "./toasts.tsx";

const options = ["All", "Finance", "Marketing"].map((label) => ({ value: label, label }));

const buttons = (count?: number) => (
  <FilterButtons
    label="Category"
    options={options.map((option) => (count === undefined ? option : { ...option, count }))}
    chosen="Finance"
    onChoose={() => undefined}
  />
);

const field = (value: string) => (
  <SearchField label="Search" placeholder="Search…" value={value} onType={() => undefined} />
);

const tabs = ["Line", "Station", "Interchange"].map((label) => ({
  value: label,
  label,
  content: <p>{`What a ${label.toLowerCase()} is.`}</p>,
}));

function ThreeTabs() {
  const [chosen, setChosen] = useState("Station");
  return <Tabs label="Parts of a map" tabs={tabs} chosen={chosen} onChoose={setChosen} />;
}

const nothing = () => undefined;
const text = "Thank you for your interest! We will be in touch soon.";

/** A button that opens an alert. */
function AlertOnRequest() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Alert open={open} text={text} note="A line." button="OK" onClose={() => setOpen(false)} />
    </>
  );
}

const succeed = () => notify({ kind: "success", ...toasts.sent });
const fail = () => notify({ kind: "destructive", ...toasts.failed });

/** A region with a notice of each kind in it. */
function Both({ children }: { children: ReactNode }) {
  useEffect(() => {
    succeed();
    fail();
  }, []);
  return children;
}

/** A region, and buttons that bring notices into it. */
function OnRequest({ children }: { children: ReactNode }) {
  return (
    <>
      <button type="button" className="button" onClick={succeed}>
        Succeed
      </button>
      <button type="button" className="button" onClick={fail}>
        Fail
      </button>
      {children}
    </>
  );
}

export const examples = {
  amounts: () => (
    <p>
      <Amounts text="A year costs SGD 11,856 by the month and SGD 9,998 by the year." />
    </p>
  ),
  "filters with counts": () => buttons(12),
  "filters without counts": () => buttons(),
  "a folded row": () => (
    <ul>
      <FoldedRow
        id="example-row"
        name="example"
        className="position"
        summary={<h4>What is closed</h4>}
        action={
          <a className="button button-small" href="/careers">
            Act
          </a>
        }
        onToggle={() => undefined}
      >
        <p>What opens</p>
      </FoldedRow>
    </ul>
  ),
  icons: () => Object.values(icons).map((each) => <Icon key={each} drawing={each} size={24} />),
  mark: () => <Mark />,
  "a link that leaves the site": () => (
    <ExternalLink href="https://status.yno.example">Status</ExternalLink>
  ),
  "the mark of one": () => (
    <p>
      Elsewhere
      <ExternalMark />
    </p>
  ),
  "keys of a shortcut": () => <CommandKeys and="K" />,
  "an empty search field": () => field(""),
  "a filled search field": () => field("invoice"),
  "three tabs": () => <ThreeTabs />,
  fields: () => (
    <form className="form grid gap-4">
      <TextField label="Name" name="name" required />
      <TextField label="Website" name="website" type="url" hint="For example, fund.example." />
      <TextField label="Description" name="description" rows={4} hint="What happened." />
    </form>
  ),
  errors: () => (
    <form className="form grid gap-4">
      <TextField label="Email" name="email" error="Please enter a valid email address" />
      <TextField
        label="Description"
        name="description"
        rows={4}
        error="This field contains only spaces."
      />
    </form>
  ),
  table: () => (
    <FactTable
      caption={dataLocation.heading}
      columns={dataLocation.columns}
      rows={dataLocation.rows.map((cells) => ({ key: cells[0], cells }))}
    />
  ),
  dialog: () => (
    <Dialog open onClose={nothing} title="A dialog" description="What it's about.">
      <button type="button" onClick={() => announce("Read out.")}>
        Announce
      </button>
    </Dialog>
  ),
  "at the side": () => (
    <Dialog open onClose={nothing} title="A panel" side>
      <p>{"What it holds. ".repeat(200)}</p>
      <button type="button" className="button">
        Close
      </button>
    </Dialog>
  ),
  alert: () => <Alert open text={text} button="OK" onClose={nothing} />,
  "alert on request": () => <AlertOnRequest />,
  toasts: () => (
    <Both>
      <Toasts />
    </Both>
  ),
  "toasts on request": () => (
    <OnRequest>
      <Toasts />
    </OnRequest>
  ),
  "plain notices": () => (
    <Both>
      <PlainNotices />
    </Both>
  ),
  "before any notice": () => (
    <>
      <Announcer />
      <ToastRegion />
    </>
  ),
} satisfies Examples;
