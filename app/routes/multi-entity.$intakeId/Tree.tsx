import { Link } from "@remix-run/react";
import { GlyphMark } from "./ChartPanel.tsx";
import { placeIn } from "./screen.ts";
import type { TreeLine } from "./tree.ts";

interface TreeProps {
  lines: TreeLine[];
  /** The chart shows a part of the group: names choose which. */
  isPart: boolean;
}

export function Tree({ lines, isPart }: TreeProps) {
  return (
    <ul className="tree">
      {lines.map((line, index) => (
        <li key={`${line.id} ${index}`}>
          <GlyphMark glyph={line.glyph} />
          <Link className="tree__name" to={addressOf(line, isPart)}>
            {line.name}
          </Link>{" "}
          {line.share && <span className="num">{line.share} </span>}
          <span className="muted sm">{line.isRepeated ? "shown above" : line.detail}</span>
          {line.lines.length > 0 && <Tree lines={line.lines} isPart={isPart} />}
        </li>
      ))}
    </ul>
  );
}

function addressOf({ id, isPerson }: TreeLine, isPart: boolean): string {
  if (isPart) return placeIn("ownership", { focus: id });
  return isPerson ? placeIn("ownership", { person: id }, "form") : placeIn("inventory", { edit: id }, "form");
}
