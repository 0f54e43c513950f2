import "./answer.css";
import { Fragment } from "react";
import type { RetrievalAnswer } from "#modules/ai/schema";
import { toBlocks, type Block, type Part } from "./answer-blocks.ts";
import { Inline } from "./Inline.tsx";
import { pinLabel } from "./pin-label.ts";
import { QuotedTable } from "./QuotedTable.tsx";
import { SourceChip } from "./SourceChip.tsx";

interface AnswerTextProps {
  answer: Pick<RetrievalAnswer, "answer" | "quotations">;
  /** URL of a source of this answer up to its number: "#s". */
  panel: string;
  labels?: string[];
}

export function AnswerText({ answer, ...shown }: AnswerTextProps) {
  return <AnswerBlocks blocks={toBlocks(answer.answer, answer.quotations)} {...shown} />;
}

interface Shown {
  panel: string;
  /** Pin cites of the sources, to show in place of their numbers. */
  labels?: string[];
  back?: string;
}

export function AnswerBlocks({ blocks, ...shown }: Shown & { blocks: Block[] }) {
  return grouped(blocks).map((group, index) => {
    const [first] = group;
    if (first?.kind === "row") return <QuotedTable key={index} rows={group} {...shown} />;
    if (first?.kind !== "item") return <TextBlock key={index} block={first} {...shown} />;
    return (
      <ul key={index} className="prose">
        {group.map((item, line) => (
          <li key={line} className={isNumbered(item) ? "answer__numbered" : undefined}>
            <Parts parts={item.parts} {...shown} />
          </li>
        ))}
      </ul>
    );
  });
}

function TextBlock({ block, ...shown }: Shown & { block: Block | undefined }) {
  if (!block) return null;
  if (block.kind === "code") return <CodeBlock parts={block.parts} {...shown} />;
  if (block.kind === "table") return <OwnTable cells={block.cells ?? []} {...shown} />;
  if (block.kind === "subhead") {
    return (
      <h3>
        <Parts parts={block.parts} {...shown} />
      </h3>
    );
  }
  const { lead, quoted } = splitLead(block.parts);
  if (quoted.length === 0) {
    return (
      <p className={introduces(lead) ? "answer__lead" : undefined}>
        <Parts parts={lead} {...shown} />
      </p>
    );
  }
  return (
    <>
      {lead.length > 0 && (
        <p className="answer__lead">
          <Parts parts={lead} {...shown} />
        </p>
      )}
      <blockquote>
        <Parts parts={quoted} {...shown} />
      </blockquote>
    </>
  );
}

/** "26 USC 25D(e)(8), When expenditure made:", of which each paragraph is quoted below. */
function introduces([only, ...others]: Part[]): boolean {
  return only?.kind === "text" && others.length === 0 && only.text.trimEnd().endsWith(":");
}

/** Code is shown letter by letter: its marks are its own. */
function CodeBlock({ parts, ...shown }: Shown & { parts: Part[] }) {
  return (
    /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard */
    <pre className="answer__code" tabIndex={0}>
      <code>
        {parts.map((part, index) =>
          part.kind === "text" ? part.text : <Parts key={index} parts={[part]} {...shown} />,
        )}
      </code>
    </pre>
  );
}

/** A table that a model made: what is quoted in it carries its source. */
function OwnTable({ cells: [header, ...rows], ...shown }: Shown & { cells: Part[][][] }) {
  return (
    /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard */
    <section className="answer__own-table" tabIndex={0} aria-label="Table">
      <table>
        <thead>
          <tr>
            {header?.map((cell, column) => (
              <th key={column} scope="col">
                <Parts parts={cell} {...shown} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Parts parts={cell} {...shown} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Parts({ parts, panel, labels, back }: Shown & { parts: Part[] }) {
  return parts.map((part, index) => (
    <Fragment key={index}>
      {part.kind === "text" && (
        <Own
          text={labels ? shortMarks(part.text, [parts[index - 1], parts[index + 1]], labels) : part.text}
        />
      )}
      {part.kind === "quote" && <q>{part.text}</q>}
      {part.kind !== "text" && (
        <SourceChip source={part.source} panel={panel} label={labels?.[part.source - 1]} back={back} />
      )}
    </Fragment>
  ));
}

/** "… (26 USC 104(a)(1))" without the place that the chip beside it names. */
function shortMarks(text: string, beside: (Part | undefined)[], labels: string[]): string {
  if (!text.includes("… (")) return text;
  const named = beside.flatMap((part) => (part && part.kind !== "text" ? [labels[part.source - 1]] : []));
  return text.replace(MARK_OF_OMISSION, (mark, place: string) => {
    const label = pinLabel(place);
    return named.some((one) => one === label || one?.startsWith(`${label}, `)) ? "…" : mark;
  });
}

const MARK_OF_OMISSION = /… \(((?:[^()]|\([^()]*\))+)\)/g;

/** What is left out between quotations is said more quietly than what is said. */
function Own({ text }: { text: string }) {
  if (!text.includes("…") || !BETWEEN_QUOTATIONS.test(text)) return <Inline text={text} />;
  return (
    <span className="answer__omitted">
      <Inline text={text} />
    </span>
  );
}

/** Signs, and marks of what is left out: "… (26 USC 104(a)(1))". */
const BETWEEN_QUOTATIONS = /^(?:[\s.;,]|… \((?:[^()]|\([^()]*\))+\))*$/;

/** A paragraph that only introduces quotations shows them as a block; one with words in between stays inline. */
function splitLead(parts: Part[]): { lead: Part[]; quoted: Part[] } {
  const at = parts[0]?.kind === "text" ? 1 : 0;
  const quoted = parts.slice(at);
  const onlyQuotes = quoted.every((part) => part.kind !== "text" || BETWEEN_QUOTATIONS.test(part.text));
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

/** An item of the statute has its own marker, "(1)"; one of a form its own bullet. */
function isNumbered({ parts: [first, second] }: Block): boolean {
  if (first?.kind === "text" && /^\(\w+\)/.test(first.text)) return true;
  const isLed = first?.kind === "text" && BETWEEN_QUOTATIONS.test(first.text);
  const quoted = isLed ? second : first;
  return quoted?.kind === "quote" && quoted.text.startsWith("•");
}
