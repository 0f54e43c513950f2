/** All sources of this build, most important first. */
import { cfr } from "./cfr.ts";
import { irc } from "./irc.ts";
import { irb } from "./irb.ts";
import { irsForms, irsPublications } from "./irs-forms.ts";
import { irsGuidance } from "./irs-guidance.ts";
import { writtenDeterminations } from "./written-determinations.ts";
import type { SourceDefinition } from "./source.ts";

export const SOURCES: readonly SourceDefinition[] = [
  irc,
  cfr,
  irb,
  irsGuidance,
  writtenDeterminations,
  irsForms,
  irsPublications,
];
