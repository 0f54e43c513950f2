/** What each provision attributes, as a table; the words of the statute are in the citations. */
import type { AttributionSection, RelationKind } from "../schema.ts";

export interface SectionRule {
  citation: string;
  /** Who is treated as owning a person's stock, by what they are to that person. */
  family: readonly RelationKind[];
  /** Lineal ancestors and descendants beyond grandparents and grandchildren. */
  anyGeneration: boolean;
  /** Children and parents only under 21, unless the relative owns more than half: 1563(e)(6). */
  onlyMinors: boolean;
  /** Partners: `owners` only those who own stock themselves, 267(c)(3). */
  partners: "none" | "owners" | "all";
  options: boolean;
  /** Least share through which an entity's stock passes to a holder, in ten-thousandths of a percent. */
  fromCorporation: number;
  fromPartnership: number;
  fromTrust: number;
  /** The threshold of `fromCorporation` counts what the holder owns constructively; S corporations pass to any holder. */
  corporationByControl: boolean;
  /** A grantor trust's stock is its grantor's. */
  grantorTrust: boolean;
  /** Entities own what their owners own: 318(a)(3). */
  toEntities: boolean;
}

const FAMILY_267: readonly RelationKind[] = [
  "spouse",
  "child",
  "parent",
  "grandchild",
  "grandparent",
  "sibling",
];
const FIVE_PERCENT = 50_000;
const HALF = 500_000;

const BASE = {
  ...{ family: FAMILY_267, anyGeneration: true, onlyMinors: false, options: false },
  ...{ fromCorporation: 0, fromPartnership: 0, fromTrust: 0, corporationByControl: false },
  ...{ grantorTrust: false, toEntities: false },
};

export const SECTIONS: Record<AttributionSection, SectionRule> = {
  "318": {
    ...BASE,
    citation: "26 USC 318(a)",
    // A grandparent owns a grandchild's stock, but not the reverse.
    family: ["spouse", "child", "parent", "grandparent"],
    anyGeneration: false,
    partners: "none",
    options: true,
    fromCorporation: HALF,
    corporationByControl: true,
    grantorTrust: true,
    toEntities: true,
  },
  "267": { ...BASE, citation: "26 USC 267(c)", partners: "owners" },
  "707": { ...BASE, citation: "26 USC 707(b)(3)", partners: "none" },
  "544": { ...BASE, citation: "26 USC 544(a)", partners: "all", options: true },
  "1563": {
    ...BASE,
    citation: "26 USC 1563(e)",
    family: ["spouse", "child", "parent", "grandchild", "grandparent"],
    anyGeneration: false,
    onlyMinors: true,
    partners: "none",
    options: true,
    fromCorporation: FIVE_PERCENT,
    fromPartnership: FIVE_PERCENT,
    fromTrust: FIVE_PERCENT,
    grantorTrust: true,
  },
};

/** Attribution stops after this many paths. */
export const PATHS_MAX = 100_000;
