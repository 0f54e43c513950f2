/** Every source that this build can read, most important first. */
import { irc } from "./irc.ts";
import type { SourceDefinition } from "./source.ts";

export const SOURCES: readonly SourceDefinition[] = [irc];
