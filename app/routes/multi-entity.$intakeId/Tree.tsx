import { FollowedLinks } from "../../ui/FollowedLinks.tsx";
import { GlyphMark } from "./ChartPanel.tsx";
import { placeIn } from "./screen.ts";
import type { TreeLine } from "./tree.ts";

interface TreeProps {
  lines: TreeLine[];
  /** The chart shows a part of the group: names choose which. */
  isPart: boolean;
}

export function Tree(props: TreeProps) {
  return (
    <FollowedLinks>
      <Lines {...props} />
    </FollowedLinks>
  );
}

function Lines({ lines, isPart }: TreeProps) {
  return (
    <ul className="tree">
      {lines.map((line, index) => (
        <li key={`${line.id} ${index}`}>
          <GlyphMark glyph={line.glyph} />
          <a className="tree__name" href={addressOf(line, isPart)} data-follow="">
            {line.name}
          </a>{" "}
          {line.share && <span className="num">{line.share} </span>}
          <span className="muted sm">{line.isRepeated ? "shown above" : line.detail}</span>
          {line.lines.length > 0 && <Lines lines={line.lines} isPart={isPart} />}
        </li>
      ))}
    </ul>
  );
}

function addressOf({ id, isPerson }: TreeLine, isPart: boolean): string {
  if (isPart) return placeIn("ownership", { focus: id });
  return isPerson ? placeIn("ownership", { person: id }, "form") : placeIn("inventory", { edit: id }, "form");
}
