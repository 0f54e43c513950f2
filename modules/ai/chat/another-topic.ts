/** The topic of a conversation with the kind or the age that a follow-up puts in place of the one before. */

/** "What about a red one?" */
const ANOTHER = /\b(?:an?|the) ([a-z][\w-]+) ones?\b/i;
/** "a blue barn" */
const KIND =
  /\b(an?|the|my|our) ([\w-]+) ([A-Za-z][\w-]+)\b(?!.*\b(?:an?|the|my|our) [\w-]+ [A-Za-z][\w-]+\b)/i;

/** The topic asked of another kind of its last thing; null where none is named. */
export function ofAnother(topic: string, question: string): string | null {
  const kind = ANOTHER.exec(question)?.[1];
  if (!kind || !KIND.test(topic)) return null;
  return topic.replace(KIND, (_, article: string, __, thing: string) => {
    const own = /^an?$/i.test(article) ? (/^[aeiou]/i.test(kind) ? "an" : "a") : article;
    return `${own} ${kind} ${thing}`;
  });
}

/** "I'm 70", "if I was 50": the age of the one who asks. */
const OWN_AGE =
  /\b(I(?:['’]m| am| was| were)(?: only| just| still| already)?) (\d{2})\b(?![,.]\d|-\d| ?(?:k|%|percent|miles|days|weeks|months|hours|years?(?! old))(?!\w))/i;

/** The topic with the age that a follow-up gives in place of the one stated before. */
export function ofAge(topic: string, question: string): string {
  const age = OWN_AGE.exec(question)?.[2];
  return age ? topic.replace(OWN_AGE, (_, who: string) => `${who} ${age}`) : topic;
}
