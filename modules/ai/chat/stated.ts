/** A message that states a fact and asks nothing: "I am 67.", "divorce was in 2016". */

const STATES =
  /^\s*(?:(?:and|but|so|also|well|actually|no|yes),? )*(?:(?:i|we|he|she|it|they)(?:['’](?:m|s|re|ve|d|ll))?\b|(?:my|our|his|her|their|its|the|an?|this|that|one of|both|none of|insurance|nobody|someone)\b[^.?!,;]{0,60}?\b(?:is|are|was|were|has|have|had|did|does|do|will|got|gets|gave|gives|paid|pays|spent|bought|sold|lives?|works?|owns?|claims?|earns?|makes?|receives?|files?|covers?|uses?|offers?|provides?|pays?|reimburses|qualifies|turns|rents?|weighs?|costs?|came|went|left|lent|died|wants?|needs?|plans?|thinks?|thought|refuses|says|said|tells|told|owes?|expects?|knows?|knew|intends?|keeps?|kept|comes|goes|takes?|took|runs?|ran|stays?|moves?|asks|agrees|insists|prefers?|began|watch(?:es)?|[a-z]{3,}ed)\b|(?!(?:there|here|wh\w+|how|if|so|and|but|or)\b)[a-z]+ (?:is|are|was|were) (?!there\b))/i;
/** "My husband teaches as well": what a person does, by a verb of any kind. */
const OF_PERSON =
  /^\s*(?:(?:and|but|so|also|well|actually|no|yes),? )*(?:my|our|his|her|their) (?:husband|wife|spouse|partner|son|daughter|child|kid|parent|mother|father|mom|dad|brother|sister|boss|employer|landlord|tenant|accountant)s? (?:also |still |just |only |never |always |both )?[a-z]{3,}s\b(?!['’])/i;
/** "About 40 % is personal", "half of it is for school" */
const OF_PART =
  /^\s*(?:(?:and|but|so|also|about|around|only|just|roughly|maybe|like),? )*(?:\$?\d[\d,.]*\d?\s?(?:%|percent|k)?|half|most|all|part|some|a (?:third|quarter|half)|none)\b[^?,;]{0,40}?\b(?:is|are|was|were|goes|went)\b/i;
/** "Used 60% for business", "bought it in November": what was done, without the person who did it. */
const DONE =
  /^\s*(?:(?:and|but|so|also|well|actually|no|yes|only|just|already|never|always|mostly),? )*(?:(?:used|bought|sold|paid|got|built|made|spent|lived|rented|placed|started|formed|inherited|worked|earned|owned|held|moved|gave|took|kept|lost|left|filed|went) (?:it|them|the|my|our|his|her|an?|this|that|in|on|at|for|from|to|by|with|about|around|there|here|since|until|only|over|under|less|more|nothing|\$?\d)|[a-z]{3,}ed (?:it|them|there|in (?:19|20)\d\d|last|this|\$?\d))(?![\w'-])/i;
/** "There is nothing in writing" */
const THERE_IS =
  /^\s*(?:(?:and|but|so|also|well|actually),? )*there(?:['’]s| is| are| was| were| has been| have been) (?:no|nothing|nobody|none|not|never|only|also|just|some|still|an?|one|two|three|many)\b/i;
const TELLS_TO = /\b(?:tell|explain|show|list|want to know|wonder\w*|need to know|question)\b/i;
const ASKS_WITHIN =
  /\?|(?:^|[,;:.!] *|\b(?:and|but|so) )(?:what|which|whose|how|why|can|could|does|do|did|is|are|am|was|were|must|should|will|would|may|has|have)\b/i;

export function isFact(message: string): boolean {
  return (
    [STATES, OF_PART, OF_PERSON, DONE, THERE_IS].some((pattern) => pattern.test(message)) &&
    !ASKS_WITHIN.test(message) &&
    !TELLS_TO.test(message)
  );
}

export function statesSomething(clause: string): boolean {
  return STATES.test(clause);
}

/** Facts that begin alike: a newer "It is …" takes the place of the older one. */
export function openingOf(fact: string): string {
  return fact
    .toLowerCase()
    .replace(/['’](?:s|m|re)\b/g, " is")
    .split(/\s+/)
    .slice(0, 2)
    .join(" ");
}
