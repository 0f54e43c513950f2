/** All sources of this build, most important first. */
import { cfr } from "./cfr.ts";
import { irc } from "./irc.ts";
import { irsGuidance } from "./irs-guidance.ts";
import type { SourceDefinition } from "./source.ts";

export const SOURCES: readonly SourceDefinition[] = [irc, cfr, irsGuidance];
