/** What no provision names: a cost of a business is deducted by the general rule. */
import { readAsked } from "../bottom-line/asked.ts";
import type { PracticeNote } from "./practice-note.ts";

/** "kibble for the guard dog at my shop": a cost, and the business that has it. */
const AT_BUSINESS =
  /\b(?:for|at|in|of|to (?:promote|decorate|clean|guard|protect|advertise)|greets?|guards?|protects?|decorat\w+)\b[^?]{0,60}\b(?:my|our|the|an?|his|her|their)(?:'s)? (?:\w+ ){0,2}?(?:business|shops?|store|salon|parlou?r|bar|pub|restaurant|caf[eé]|diner|bakery|brewery|warehouse|workshop|garage|junk ?yard|scrap ?yard|factory|plant|hotel|motel|inn|clinic|waiting room|lobby|reception|showroom|studio|gallery|nursery|kennel|gym|dojo|car ?wash|laundromat|food truck|dental office|law office|medical office)\b/i;
const DEDUCTS =
  /\b(?:deduct\w*|writ(?:e|es|ing|ten) (?:\w+ ){0,4}off|write[- ]?offs?|business expenses?|expense)\b/i;
/** Of these the Code has rules of its own, found or not; or they are personal by their nature. */
const OTHERWISE =
  /\b(?:gifts?|gave|meals?|lunch\w*|dinners?|snacks?|coffee|catering|entertain\w*|part(?:y|ies)|tickets?|travel\w*|trips?|hotel (?:stay|room)|flights?|cars?|vehicles?|trucks?|vans?|miles|mileage|gas|commut\w*|cloth\w*|suits?|uniforms?|costumes?|dress\w*|tattoos?|haircuts?|make-?up|gym membership|fines?|penalt\w+|tickets?|bribes?|kickbacks?|lobby(?:ing|ist)|politic\w+|campaign|donat\w+|charit\w+|clubs?|dues|country club|loans?|mortgage|interest|tax(?:es)?|insurance|rent|wages|salar\w+|pay|paid to|employees?|w-?2|boss|employer|home office|at home|my house|startups?|start-?up|before (?:we|i) open\w*|open(?:ed|ing)|buy(?:ing)? (?:the|a|an|my|our) (?:shop|store|business|building|land)|building|land|real estate|lawsuit|settle\w*|legal fees|stolen|theft|stole|losses|loss|hobby|marijuana|cannabis|dispensary|illegal|wedding|funeral|kids?|child\w*|daughter|son|wife|husband|personal|school|tuition|college|degree|my own (?:labor|time|work))\b/i;

const GENERAL: PracticeNote = {
  id: "any-expense",
  when: [],
  unless: null,
  from: null,
  to: null,
  answer:
    "By the general rule yes, as far as it is an ordinary and necessary expense of the trade or business, paid to serve it and not for personal, living or family use. What lasts substantially beyond the year is capitalized, and depreciated or written off under the rules for equipment.",
  units: ["26 USC 162(a)", "26 USC 262(a)", "26 USC 263(a)(1)"],
};

/** Whether a question asks if a cost of a business is deducted of which no rule speaks by its name. */
export function asksOfAnyExpense(question: string): boolean {
  const { kind } = readAsked(question);
  const asks = kind === "whether" || /\?\s*\S{0,20}\s*\?*$/.test(question.trim());
  return asks && DEDUCTS.test(question) && AT_BUSINESS.test(question) && !OTHERWISE.test(question);
}

/** The general rule, where no note fits such a question. */
export function anyExpense(question: string): PracticeNote | null {
  return asksOfAnyExpense(question) ? GENERAL : null;
}
