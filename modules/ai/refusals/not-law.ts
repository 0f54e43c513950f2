/** Questions that no law answers: a poem, a letter to write, an instruction to the software, a sum, small talk. */
import { isThanks } from "../chat/small-talk.ts";
import type { BorderRule } from "./rule.ts";

const ASKS =
  /^\W*(?:(?:please|kindly|ok|okay|now|hey|hi)[,\s]+)*(?:(?:can|could|would|will) you (?:please )?)?/.source;

const VERSE =
  /\b(?:poems?|limericks?|haikus?|sonnets?|songs?|raps?|jokes?|riddles?|ballads?|rhymes?|lyrics|short story|fairy ?tale|screenplay|novel|bedtime story|acrostic|odes?)\b/i;
const WRITES = new RegExp(
  `${ASKS}(?:write|compose|draft|sing|make up|make|give me|tell me|create|generate|recite|invent|explain .* (?:as|in the form of))\\b`,
  "i",
);
/** "A limerick about auditors, please"; "roast the IRS". */
const VERSE_ALONE = new RegExp(
  `${ASKS}(?:an?|some|one more) (?:${VERSE.source.slice(2, -2)})\\b|${ASKS}(?:roast the|(?:draw|paint|sketch) (?:me|us|an?|the))\\b`,
  "i",
);
const PAPER =
  /\b(?:letters?|e-?mails?|essays?|tweets?|blog posts?|slogans?|speech|cover letter|resume|invoice|contract|motion|petition|code|script|spreadsheet|presentation|slides|powerpoint|query|website|app|calculator|program|macro|formula|regex|(?:python|javascript|java|sql|excel|vba|c\+\+) \w+)\b/i;
const WRITES_PAPER = new RegExp(
  `${ASKS}(?:write|compose|draft|generate|create|prepare|make (?:me|us)|build|code|program)\\b`,
  "i",
);
const TASK = new RegExp(
  `${ASKS}(?:(?:do|file|prepare|fill (?:in|out)|complete|submit|e-?file|amend) (?:my|our|this|his|her|their|the)\\b.{0,40}\\b(?:tax(?:es)?|returns?|forms?|10\\d\\d\\w*|w-?\\d)\\b(?: for (?:me|us))?|translate\\b|traduce\\b|traduis\\b|traduisez\\b|[uü]bersetze?n?\\b|proofread\\b|schedule (?:an?|my|the) (?:meeting|call|appointment)|(?:file|request|submit) (?:my|our|an?) extension\\W*$|send (?:me )?(?:an? )?(?:e-?mail|mail|message|reminder)|delete (?:all|the|my|every)|call (?:the|my|an?)\\b|remind me|book (?:me|an?)\\b|summari[sz]e (?:this|my|the (?:attached|file|document|paper)))`,
  "i",
);
/** "File form 4868 for me": an order to act, whatever it is. */
const FOR_ME = new RegExp(
  `${ASKS}(?:file|pay|submit|send|check|get|make|transfer|mail|sign|prepare|fill|complete|order|request|look up|contact|register|apply)\\b[^?]{0,80}\\bfor (?:me|us|my client)\\W*$`,
  "i",
);
const INSTRUCTION =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,30}\b(?:previous|prior|above|earlier|your|all|these|the)\b.{0,20}\b(?:instructions?|prompts?|guidelines|programming|rules you|restrictions)\b|\bignore (?:everything|all|what) (?:above|before|you)|\b(?:system|hidden|initial) prompt\b|\b(?:your|the) (?:instructions(?! (?:for|to|of) (?:the )?(?:form|schedule)\b)|prompt|training data|api keys?|passwords?|configuration)\b.{0,40}$|\byour source code\b|\bpretend (?:to be|you|that you|i am your)|\byou are now\b|^\W*(?:system|assistant|user)\s*:|^\W*from now on,? (?:answer|reply|respond|you|act|speak|only|always)\b|^\W*pretend\b|\banswer every (?:question|prompt)\b|\b(?:database|admin|root) password|<\/?script|^\W*(?:select\b.{1,60}\bfrom|insert into|union select|update \w+ set|alter table)\b|\b1\s*=\s*1\b|;\s*--|\bdrop table\b|\bdelete (?:all|every)\b|\bact as (?:if you|an? (?:pirate|unrestricted|different|linux|terminal|assistant|chatbot|lawyer|judge))|\bjailbreak\b|\bdeveloper mode\b|^\W*(?:answer|reply|respond|say|print|repeat|output)\b.{0,30}\b(?:only|just|nothing but|with the word|after me|exactly)\b|\bwithout (?:citing|quoting|any) (?:sources?|law|authority)\b.{0,30}\b(?:make|invent)\b|\b(?:make|invent) (?:up )?(?:a |an |some )?(?:fake |false )?(?:citations?|quotations?|quotes?|statutes?|case|ruling)\b/i;

const OTHER_TONGUE =
  /\bhow (?:do|would) (?:you|i|we) say\b.{0,40}\bin (?:spanish|french|german|chinese|japanese|latin|italian|portuguese|russian|korean|arabic)\b|\bthe (?:spanish|french|german|chinese|japanese|latin|italian|portuguese|russian) word for\b/i;

const NUMBER = String.raw`\$?\d[\d,]*(?:\.\d+)?%?`;
const SUM = new RegExp(
  `^\\W*(?:(?:what(?:'s|’s| is| are)|how much is|calculate|compute|add|solve)\\s+)?\\(?${NUMBER}(?:\\s*(?:[-+*/x×÷^−]|plus|minus|times|multiplied by|divided by|and|(?:percent|%)? of|to the power of)\\s*\\(?${NUMBER}\\)?)+\\s*(?:equals?|=|is)?\\W*$`,
  "i",
);
const ARITHMETIC =
  /^\W*solve\b.*[=^]|^\W*how many days (?:are )?(?:between|from)\b[^?]{0,40}\W*$|\bwhat(?:'s| is) (?:one|two|three|four|five|six|seven|eight|nine|ten|twenty) (?:plus|minus|times|divided by) \w+\W*$|\b(?:square root|cube root|prime factors?|factorial|derivative|integral) of\b|\bconvert \d+ ?(?:miles|pounds|kg|km|euros?|celsius|fahrenheit|inches)\b/i;
const SMALL_TALK =
  /^\W*(?:hi|hello|hey|thanks?|thank you|good (?:morning|evening|afternoon|day)|how are you|who are you|what are you|what(?:'s|’s| is) your name|who (?:made|built|wrote|created) you|are you (?:a |an )?(?:human|bot|robot|ai|real|chatgpt)|test(?:ing)?|do you (?:like|love|feel)|what can you do)\b[^?]{0,24}\W*$/i;
/** "Which broker is best?" */
const PROVIDER = String.raw`(?:brokers?|brokerages?|brokerage firms?|banks?|custodians?|robo-?advisou?rs?|advisou?rs?|planners?|platforms?|exchanges?|providers?|insurers?|law firms?|payroll (?:services?|companies|company)|index funds?|mutual funds?|target-date funds?|annuity companies)`;
const CHOOSING = new RegExp(
  [
    String.raw`\b(?:which|what) (?:[\w-]+ ){0,3}?${PROVIDER} (?:[\w-]+ ){0,3}?(?:should|shall|do|would|is|are) (?:i|we|you|the|it)?\b[^?]{0,40}\b(?:pick|choose|use|open|go with|hire|recommend|buy|best|cheapest|safest|better)\b`,
    String.raw`\b(?:which|what)(?:'s| is| are)? (?:the )?(?:best|cheapest|safest|top) (?:[\w-]+ ){0,3}?${PROVIDER}\b`,
    String.raw`\bshould (?:i|we) (?:pick|choose|use|open|go with|hire|buy|invest in|put (?:\w+ ){0,4}?in(?:to)?|hold) (?:[\w-]+ ){0,3}?(?:${PROVIDER}|etfs?|treasur(?:y|ies)(?: bonds?)?|bitcoin|crypto\w*|gold|stocks|bonds|fidelity|vanguard|schwab)\b(?![^?]*\b(?:tax\w*|deduct\w*|gains?|loss(?:es)?|wash)\b)`,
  ].join("|"),
  "i",
);
const OTHER_LIFE =
  /\b(?:recommend|suggest)\b.{0,30}\b(?:software|accountant|cpa|attorney|lawyer|stocks?|funds?|restaurants?|books?|movies?)\b|\b(?:best|cheapest) (?:tax )?(?:software|app|accountant|cpa|lawyer|stocks?|funds?)\b|\bwhich (?:stocks?|funds?|crypto\w*|etfs?) (?:should|to|do)\b|\b(?:phone number|mailing address|office hours|website) (?:of|for) (?:the )?\w+/i;

const PROGRAM =
  /\b(?:turbo ?tax|h ?& ?r block|tax ?act|free ?tax ?usa|tax ?slayer|quick ?books|pro ?series|lacerte|ultra ?tax|drake|tax software|(?:tax|payroll|accounting) (?:program|app))\b/i;
/** "Where do I click?", "which screen": how a program is handled, and no rule. */
const HANDLES =
  /\b(?:where|how) (?:do|can|should|would|to)\b[^?]{0,12}\b(?:click|enter|find|go|put|type|import|print|log ?in|fix|change|override|navigate|upload|download)\b|\b(?:which|what) (?:screen|menu|button|tab|box|section) (?:in|of|do|should|is)\b|\b(?:click|button|menu|screen|keeps? crashing|error (?:code|message)|won['’]t let me|crash\w*)\b/i;

const HOLDS = "It answers questions of federal tax law in quotations from its library.";

export const notLaw: BorderRule = ({ question }) => {
  // No section is near to a poem or a sum: what was found shares a word with it.
  const says = (text: string) => ({ kind: "not_law" as const, text, nearest: [] });
  if (INSTRUCTION.test(question))
    return says(
      `That is an instruction to the software, not a question of tax law, and it changes nothing here. ${HOLDS}`,
    );
  if ((WRITES.test(question) && VERSE.test(question)) || VERSE_ALONE.test(question))
    return says(
      `That asks for a piece of writing, not for the law: TaxRAG writes no poems, songs or stories. ${HOLDS} Ask about the subject itself.`,
    );
  if (PROGRAM.test(question) && HANDLES.test(question))
    return says(
      `That asks how a program is handled: the library holds law and the forms' instructions, not the guides of software. ${HOLDS} Ask about the rule, or about the form that the entry belongs to.`,
    );
  if (OTHER_TONGUE.test(question))
    return says(
      `That asks for a word of another language: TaxRAG translates nothing. ${HOLDS} Ask in English about the rule itself.`,
    );
  if ((WRITES_PAPER.test(question) && PAPER.test(question)) || TASK.test(question) || FOR_ME.test(question))
    return says(
      `That is a task to carry out, not a question of law: TaxRAG writes no letters and files no forms. ${HOLDS} Ask about the rule that the task needs.`,
    );
  if (SUM.test(question) || ARITHMETIC.test(question))
    return says(
      `That is a sum without a question of law. ${HOLDS} Name the tax rule that the figures belong to.`,
    );
  if (isThanks(question))
    return says("You are welcome. Ask on from here, or begin a new conversation for another subject.");
  if (SMALL_TALK.test(question)) return says(`That is not a question of tax law. ${HOLDS}`);
  if (OTHER_LIFE.test(question) || CHOOSING.test(question))
    return says(`That asks for advice or an address that no law gives. ${HOLDS}`);
  return null;
};
