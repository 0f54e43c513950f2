import type { Classification } from "#modules/intake/schema";
import { CLASS_NAMES } from "./names.ts";

export function ClassTag({ classification }: { classification: Classification }) {
  return (
    <span className="class-tag" data-class={classification}>
      {CLASS_NAMES[classification]}
    </span>
  );
}
