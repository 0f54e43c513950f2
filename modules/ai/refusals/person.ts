/** What a given person or company did: a question of fact about somebody, not of law. */
import type { BorderRule } from "./rule.ts";

const FAMOUS =
  "(?:Donald |President )?Trump|(?:Joe |Hunter |President )?Biden|(?:Barack )?Obama|(?:Hillary |Bill )?Clinton|(?:Elon )?Musk|(?:Jeff )?Bezos|(?:Bill )?Gates|(?:Warren )?Buffett|(?:Mark )?Zuckerberg|Taylor Swift|Al Capone|Wesley Snipes";
const NOT_PEOPLE =
  "(?!(?:Roth|Trump|Form|United|Supreme|Tax|Social|Puerto|New|North|South|West|Rhode|Internal|Revenue|Individual|Schedule|Section|Medicare|American|Child|Health|Federal|Treasury|Prior|Native|Subchapter|Chapter|Title|Indian|Qualified|Opportunity|Peace|Armed|Real|Keogh|Coverdell|Pell|Foreign|Chief|Private|Saver)\\b)";
const NAME = `(?:${FAMOUS}|${NOT_PEOPLE}[A-Z][a-z]+ (?:[A-Z]\\. )?[A-Z][a-z]+)(?! (?:account|savings?|trust|credit|fund|Act|Code)\\b)`;
const ROLE =
  "(?:the (?:president|vice president|commissioner|secretary of the treasury|pope|king)|my (?:neighbou?r|boss|landlord|ex(?:-\\w+)?|brother-in-law|co-?worker|accountant|preparer|cpa|lawyer|competitor|senator))";
const DEED =
  "(?:pay|paid|owe|owed|evade|evaded|evading|cheat|cheated|cheating|commit|committed|committing|guilty|lie|lied|lying|hid|hide|hiding|dodge|dodged|dodging|defraud\\w*|launder\\w*|convicted|indicted|arrested|a crook|a criminal|a liar|honest|trustworthy|corrupt|release[d]?|disclose[d]?|file[d]?|deduct(?:ed)?|claim(?:ed)?|earn(?:ed)?|make|made)";
const GRAVE =
  "(?:evade|evaded|evading|cheating|cheated on|cheat on|committing|committed|commit|guilty|lied|lying|hiding|dodging|a crook|a criminal|a liar|honest|trustworthy|corrupt|go(?:ing)? to (?:jail|prison))";

const NAMED = new RegExp(
  `\\b(?:[Dd]id|[Dd]oes|[Hh]as|[Ii]s|[Ww]as|[Ww]ill|[Ss]hould|[Hh]ow much .{0,30}(?:did|does|has|will))\\s+${NAME}\\s+(?:\\w+ ){0,4}?${DEED}\\b`,
);
const IN_A_ROLE = new RegExp(
  `\\b(?:did|does|has|is|was|will|are)\\s+${ROLE}\\s+(?:\\w+ ){0,3}?${GRAVE}\\b`,
  "i",
);
const COMPANY =
  /\b[Hh]ow much (?:(?:federal|income|corporate|in) )*(?:tax(?:es)?|money)\s+(?:did|does|has|have|will)\s+(?!I\b|IRS\b)[A-Z][\w&.]+(?: [A-Z]\w+)*\s+(?:pay|paid|owe|owed|earn|make)/;
const WHO =
  /^\W*who (?:is|was|are) (?:the )?(?:(?:current|present|new|first|acting|head|irs) )*(?:commissioner|president|secretary|director|richest|biggest|chief counsel|treasury secretary|head of)\b|\b(?:net worth|how old|how tall|married to|biography) (?:is|of)\b|\bwho (?:invented|wrote|introduced|sponsored|voted|signed) (?:the|for)\b/i;
const OWN_RISK =
  /\b(?:am i|is (?:he|she|my (?:client|spouse|husband|wife|partner))|are (?:they|we)) (?:\w+ ){0,2}?(?:guilty|a (?:criminal|crook|tax cheat)|going to (?:jail|prison))\b/i;

export const ofPerson: BorderRule = ({ question }) => {
  const isAsked = [NAMED, IN_A_ROLE, COMPANY, WHO, OWN_RISK].some((pattern) => pattern.test(question));
  if (!isAsked) return null;
  return {
    kind: "person",
    text: "That asks what a person or company did, or is, not what the law says: the library holds law, no facts about anyone. Ask which rule applies to the facts.",
  };
};
