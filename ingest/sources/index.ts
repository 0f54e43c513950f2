/** All sources of this build, most important first. */
import { cfr } from "./cfr.ts";
import { irc } from "./irc.ts";
import type { SourceDefinition } from "./source.ts";
import { taxCourt } from "./tax-court.ts";

export const SOURCES: readonly SourceDefinition[] = [irc, cfr, taxCourt];
