/** Help with evading tax: hiding income, false papers, pay off the books. What the law says of such acts lies inside. */
import { nearestSections } from "./nearest-sections.ts";
import type { BorderRule } from "./rule.ts";

const ASKS_HOW = String.raw`(?:how (?:do|can|could|should|would|might|to)\b|(?:ways?|tips?|tricks?|methods?|trick|best|easiest|safest) (?:to|for|way|of)\b|help (?:me|us)\b|show (?:me|us)\b|tell (?:me|us) how\b|(?:teach|advise) (?:me|us)\b|(?:can|could|may|should) (?:i|we|you) (?:just |simply |maybe |also )?)`;
const THE_IRS = String.raw`(?:the )?(?:irs|tax ?man|government|feds|uncle sam|internal revenue(?: service)?|treasury|auditors?|revenue agents?)`;
const SECRET = String.raw`(?:hid(?:e|ing)|conceal(?:ing)?|keep(?:ing)? (?:\w+ ){1,5}?(?:secret|hidden|off the books|away)|stash(?:ing)?|cover(?:ing)? up|disguis(?:e|ing)|smuggl(?:e|ing))`;

const EVADES: readonly RegExp[] = [
  // "How can I hide cash sales from the IRS?"
  String.raw`\b${ASKS_HOW}[^?.]{0,80}?\b${SECRET}\b[^?.]{0,60}\bfrom ${THE_IRS}\b`,
  String.raw`\b${ASKS_HOW}[^?.]{0,30}?\b(?:hide|conceal|stash) (?:my|our|some|the|this|more|cash|income|money|assets|profits?|sales|earnings)\b(?![^?.]*\bfrom my (?:ex|spouse|wife|husband))`,
  // "without the IRS finding out", "so that nobody notices"
  String.raw`\bwithout (?:the )?(?:${THE_IRS}|anyone|anybody|getting|being) ?(?:ever )?(?:know\w*|find\w* out|notic\w+|seeing|caught|detected|flagged|catch\w*)\b`,
  String.raw`\bso (?:that )?${THE_IRS} (?:won['’]?t|does ?n['’]?t|can(?:['’]?t|not)|never|does not|will not) (?:know|find|notice|see|catch)\b`,
  // "the trick to not getting caught"
  String.raw`\b(?:not|never|avoid|keep from|without) (?:get|gets|getting|be|being) caught\b`,
  // "help me make fake receipts", "how do I backdate the deed"
  String.raw`\b${ASKS_HOW}[^?.]{0,40}?\b(?:fak(?:e|ing)|forg(?:e|ing)|fabricat(?:e|ing)|falsif(?:y|ying)|phony|made[- ]up|bogus|counterfeit|backdat(?:e|ing) (?:an? |the |my |our )?(?:\w+ )?(?:deed|receipts?|invoices?|contract|lease|checks?|letter|documents?|minutes|logs?))\b`,
  // "how do I pay my workers under the table"
  String.raw`\b${ASKS_HOW}[^?.]{0,20}?\bpay(?:ing)? [^?.]{0,40}\b(?:under the table|off the books)\b`,
  String.raw`\b${ASKS_HOW}[^?.]{0,20}?\b(?:evad(?:e|ing)|cheat(?:ing)? on|launder(?:ing)?|under-?report(?:ing)?|get away with not)\b`,
  String.raw`\b${ASKS_HOW}[^?.]{0,20}?\b(?:avoid|get out of|skip) (?:reporting|declaring) (?:my |our |the |some |all )*(?:\w+ )?(?:cash|tips|side|offshore|foreign account|crypto\w*|bitcoin)\b`,
].map((pattern) => new RegExp(pattern, "i"));
/** A yes or no about a duty, such as "Can I not report a gift?", is a question of law. */
const DUTY =
  /^\W*(?:can|could|may|should) (?:i|we) (?:just |simply |maybe |also )?(?:not|avoid|skip|get out of|get away with)\b/i;
const HONEST =
  /\b(?:legal(?:ly)?|lawful(?:ly)?|allowed to|is it (?:ok|okay|fine|illegal|a crime)|penalt\w+)\b/i;

export const ofEvasion: BorderRule = async (request) => {
  const { question } = request;
  if (DUTY.test(question) || HONEST.test(question)) return null;
  if (!EVADES.some((pattern) => pattern.test(question))) return null;
  return {
    kind: "not_law",
    text: "That asks how to evade tax, and TaxRAG helps with no evasion. What it has is the law on it: the crime of evasion (26 USC 7201), the fraud penalty (26 USC 6663), and the rules on what must be reported. Ask which of them applies, or how an earlier return is put right.",
    nearest: await nearestSections(request, ["7201", "6663", "6662"]),
  };
};
