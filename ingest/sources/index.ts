/** All sources of this build, most important first. */
import { cfr } from "./cfr.ts";
import { courts } from "./courts.ts";
import { federalRegister } from "./federal-register.ts";
import { irc } from "./irc.ts";
import { irb } from "./irb.ts";
import { irsForms, irsPublications } from "./irs-forms.ts";
import { irsGuidance } from "./irs-guidance.ts";
import { publicLaws } from "./public-laws.ts";
import type { SourceDefinition } from "./source.ts";
import { taxCourt } from "./tax-court.ts";
import { writtenDeterminations } from "./written-determinations.ts";

export const SOURCES: readonly SourceDefinition[] = [
  irc,
  cfr,
  irb,
  irsGuidance,
  writtenDeterminations,
  irsForms,
  irsPublications,
  taxCourt,
  courts,
  federalRegister,
  publicLaws,
];
