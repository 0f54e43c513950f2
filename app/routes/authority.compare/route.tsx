import "./compare.css";
import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { DocumentVersion } from "#modules/authority";
import { longDate } from "#modules/authority/schema";
import { DomainError } from "#modules/kernel";
import { load } from "../../http/screen.server.ts";
import { redline } from "./redline.ts";
import { RedlineView } from "./RedlineView.tsx";

export const handle = { density: "work" };

export const loader = load("signed-in", async ({ modules: { authority }, actor, query }) => {
  const cite = query.get("cite") ?? "";
  if (!cite) throw new DomainError("not_found", "Choose a document to compare: open its page first.");
  const document = await authority.document(actor, cite);
  const versions = await authority.versions(actor, document.citation);
  const to = chosen(versions, query.get("to")) ?? versions.at(-1)!;
  const from = chosen(versions, query.get("from")) ?? versions.at(-2) ?? to;
  const [before, after] = await Promise.all([
    authority.document(actor, document.citation, { asOf: from.from }),
    authority.document(actor, document.citation, { asOf: to.from }),
  ]);
  return {
    citation: document.citation,
    heading: document.heading,
    url: document.url,
    versions: versions.map(({ from: date, label }) => ({ from: date, label })),
    from: from.from,
    to: to.from,
    blocks: redline(before.text, after.text),
  };
});

function chosen(versions: DocumentVersion[], date: string | null): DocumentVersion | undefined {
  return versions.find(({ from, label }) => from === date || label === date);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `${data.citation}, versions compared` : "Not found"} · TaxRAG` },
];

export default function CompareScreen() {
  const { citation, heading, url, versions, from, to, blocks } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page page--work compare">
      <div className="page-head">
        <div>
          <h1>
            <a href={url}>{citation}</a>, versions compared
          </h1>
          <p>{heading}</p>
        </div>
        {versions.length > 1 && (
          <form className="row compare__choice no-print">
            <input type="hidden" name="cite" value={citation} />
            <VersionChoice name="from" label="From" versions={versions} chosen={from} />
            <VersionChoice name="to" label="To" versions={versions} chosen={to} />
            <button className="button">Compare</button>
          </form>
        )}
      </div>
      {blocks.length === 0 ? (
        <p className="muted">
          {versions.length < 2
            ? "The library holds one version of this document only."
            : "No word differs between these two versions."}
        </p>
      ) : (
        <RedlineView blocks={blocks} />
      )}
    </main>
  );
}

interface VersionChoiceProps {
  name: string;
  label: string;
  versions: { from: string; label: string }[];
  chosen: string;
}

function VersionChoice({ name, label, versions, chosen: date }: VersionChoiceProps) {
  return (
    <label className="row sm">
      {label}
      <select className="select" name={name} defaultValue={date}>
        {versions.map((version) => (
          <option key={version.from} value={version.from}>
            {version.label}, {longDate(version.from)}
          </option>
        ))}
      </select>
    </label>
  );
}
