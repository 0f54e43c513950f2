import {
  Ban,
  Clock3,
  FileClock,
  Hourglass,
  PencilLine,
  ScanText,
  TriangleAlert,
  type LucideIcon,
} from "lucide-react";
import type { StandingMark } from "#modules/authority/schema";

const ICONS: Record<StandingMark["standing"], LucideIcon> = {
  superseded: Ban,
  former: Clock3,
  proposed: FileClock,
  temporary: Hourglass,
  limited: PencilLine,
  not_precedent: TriangleAlert,
  scanned: ScanText,
};

/** What a reader must know of a document, in a word or two. */
export function StandingTag({ mark: { standing, label, sentence } }: { mark: StandingMark }) {
  const Icon = ICONS[standing];
  return (
    <span className="treat" data-treatment={standing} title={sentence}>
      <Icon className="icon" aria-hidden="true" />
      {label}
    </span>
  );
}
