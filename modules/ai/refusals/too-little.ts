/** Questions with nothing to look up: no word of a subject, or a single one that the whole Code is about. */
import { questionWords } from "#modules/authority";
import type { BorderRule } from "./rule.ts";

const OF_EVERYTHING =
  /^(?:tax|taxes|taxation|law|irs|code|rule|rules|question|questions|answer|help|info|information|money|income|something|anything|stuff|hmm+|lorem|ok|okay|yes|no|abc|xyz|asdf\w*|qwerty\w*|foo|bar|idk|huh|um+|uh+|hm+)$/;

export const tooLittle: BorderRule = ({ question }) => {
  if (/\d|§/.test(question)) return null;
  const words = questionWords(question).filter(({ asked }) => asked !== "defined");
  if (words.some(({ asked }) => !OF_EVERYTHING.test(asked))) return null;
  return {
    kind: "not_law",
    text: "That says too little to look anything up. Name a subject of federal tax law, such as home sale or gift, or a section.",
  };
};
