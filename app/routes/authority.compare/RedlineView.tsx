import "./compare.css";
import type { Change, RedlineBlock } from "./redline.ts";

/** What was taken out and put in, paragraph by paragraph. */
export function RedlineView({ blocks }: { blocks: RedlineBlock[] }) {
  return (
    <div className="redline">
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: RedlineBlock }) {
  if (block.kind === "unchanged") {
    return (
      <p className="redline__gap muted">
        {block.count === 1 ? "1 unchanged paragraph" : `${block.count} unchanged paragraphs`}
      </p>
    );
  }
  return (
    <p>
      {block.changes.map((change, index) => (
        <Words key={index} change={change} />
      ))}
    </p>
  );
}

function Words({ change: { text, kind } }: { change: Change }) {
  if (kind === "added") return <ins>{text}</ins>;
  return kind === "removed" ? <del>{text}</del> : text;
}
