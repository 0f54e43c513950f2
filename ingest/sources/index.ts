/** All sources of this build, most important first. */
import { cfr } from "./cfr.ts";
import { courts } from "./courts.ts";
import { federalRegister } from "./federal-register.ts";
import { irc } from "./irc.ts";
import { irsGuidance } from "./irs-guidance.ts";
import { publicLaws } from "./public-laws.ts";
import type { SourceDefinition } from "./source.ts";
import { taxCourt } from "./tax-court.ts";

export const SOURCES: readonly SourceDefinition[] = [
  irc,
  cfr,
  irsGuidance,
  taxCourt,
  courts,
  federalRegister,
  publicLaws,
];
