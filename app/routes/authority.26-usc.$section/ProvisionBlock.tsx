import { LawTableView } from "../../ui/LawTableView.tsx";
import type { Inline, Provision } from "./provisions.ts";

const CLASSES: Record<Provision["kind"], string> = {
  text: "provision",
  continued: "provision provision--continued",
  table: "provision provision--table",
  footnote: "provision provision--footnote",
};

/** One provision. Its text content is exactly the official text; pin cites and dashes come from the style sheet. */
export function ProvisionBlock({ provision, isQuoted }: { provision: Provision; isQuoted?: boolean }) {
  const { id, anchors = [], pin, level, kind, status, num, heading, dash, text, table } = provision;
  return (
    <div
      className={CLASSES[kind]}
      id={id}
      data-level={level}
      data-law-status={status}
      data-quoted={isQuoted || undefined}
    >
      {anchors.map((anchor) => (
        <span key={anchor} id={anchor} className="provision__anchor" />
      ))}
      {pin && id && (
        <a className="pin" href={`#${id}`} aria-label={`Link to section ${pin}`} data-pin={short(pin)} />
      )}
      {num && (
        <span className="enum">
          <Words words={num} />{" "}
        </span>
      )}
      {heading && (
        <>
          <span className="heading" data-dash={dash}>
            <Words words={heading} />
          </span>
          {(dash ?? text) && <span className={dash ? "gap" : undefined}> </span>}
        </>
      )}
      {text && (
        <span className="said">
          <Words words={text} />
        </span>
      )}
      {table && <LawTableView table={table} />}
    </div>
  );
}

const LONGEST_PIN = 14;

/** Shortens a pin cite to the 14 characters of the margin, keeping its end; of a part's name its beginning. */
function short(pin: string): string {
  if (pin.length <= LONGEST_PIN) return pin;
  if (!pin.includes("(")) return `${pin.slice(0, LONGEST_PIN - 1).trimEnd()}…`;
  const parts = pin.split("(").slice(1);
  let end = "";
  while (parts.length > 0 && end.length + (parts.at(-1)?.length ?? 0) + 1 < LONGEST_PIN) {
    end = `(${parts.pop() ?? ""}${end}`;
  }
  return `…${end}`;
}

function Words({ words }: { words: Inline[] }) {
  return words.map(({ text, href, marks = [], isHit }, index) => {
    const said = isHit ? <mark>{text}</mark> : text;
    const marked = marks.reduce<React.ReactNode>((inner, Kind) => <Kind>{inner}</Kind>, said);
    return href ? (
      <a key={index} href={href}>
        {marked}
      </a>
    ) : (
      <span key={index}>{marked}</span>
    );
  });
}
