import "./answer.css";
import { Fragment } from "react";
import type { RetrievalAnswer } from "#modules/ai/schema";
import { toBlocks, type Block, type Part } from "./answer-blocks.ts";
import { Inline } from "./Inline.tsx";
import { QuotedTable } from "./QuotedTable.tsx";
import { SourceChip } from "./SourceChip.tsx";

interface AnswerTextProps {
  answer: Pick<RetrievalAnswer, "answer" | "quotations">;
  /** URL of a source of this answer up to its number: "#s". */
  panel: string;
}

export function AnswerText({ answer, panel }: AnswerTextProps) {
  return grouped(toBlocks(answer.answer, answer.quotations)).map((group, index) => {
    const [first] = group;
    if (first?.kind === "row") return <QuotedTable key={index} rows={group} panel={panel} />;
    if (first?.kind !== "item") return <TextBlock key={index} block={first} panel={panel} />;
    return (
      <ul key={index} className="prose">
        {group.map((item, line) => (
          <li key={line} className={isNumbered(item) ? "answer__numbered" : undefined}>
            <Parts parts={item.parts} panel={panel} />
          </li>
        ))}
      </ul>
    );
  });
}

function TextBlock({ block, panel }: { block: Block | undefined; panel: string }) {
  if (!block) return null;
  if (block.kind === "subhead") {
    return (
      <h3>
        <Parts parts={block.parts} panel={panel} />
      </h3>
    );
  }
  const { lead, quoted } = splitLead(block.parts);
  if (quoted.length === 0) {
    return (
      <p>
        <Parts parts={lead} panel={panel} />
      </p>
    );
  }
  return (
    <>
      {lead.length > 0 && (
        <p className="answer__lead">
          <Parts parts={lead} panel={panel} />
        </p>
      )}
      <blockquote>
        <Parts parts={quoted} panel={panel} />
      </blockquote>
    </>
  );
}

function Parts({ parts, panel }: { parts: Part[]; panel: string }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {part.kind === "text" && <Inline text={part.text} />}
      {part.kind === "quote" && <q>{part.text}</q>}
      {part.kind !== "text" && <SourceChip source={part.source} panel={panel} />}
    </Fragment>
  ));
}

/** A paragraph that only introduces quotations shows them as a block; one with words in between stays inline. */
function splitLead(parts: Part[]): { lead: Part[]; quoted: Part[] } {
  const at = parts[0]?.kind === "text" ? 1 : 0;
  const quoted = parts.slice(at);
  const onlyQuotes = quoted.every((part) => part.kind !== "text" || /^[\s.;,]*$/.test(part.text));
  const [first] = parts;
  const leads = first?.kind !== "text" || first.text.trimEnd().endsWith(":");
  if (!quoted.some((part) => part.kind === "quote") || !onlyQuotes || !leads)
    return { lead: parts, quoted: [] };
  return { lead: parts.slice(0, at), quoted };
}

/** Consecutive items form one list, consecutive rows one table. */
function grouped(blocks: Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const open = groups.at(-1);
    const joins = block.kind === "item" || block.kind === "row";
    if (joins && open?.[0]?.kind === block.kind) open.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** An item of the statute has its own marker: "(1)". */
function isNumbered({ parts: [first] }: Block): boolean {
  return first?.kind === "text" && /^\(\w+\)/.test(first.text);
}
