/** Questions in another language than the law's, which search cannot read. */
import type { BorderRule } from "./rule.ts";

/** Words that a sentence of the language hardly does without, and that English lacks. */
const COMMON: readonly (readonly [language: string, words: string])[] = [
  [
    "Spanish",
    "el los las una del para por con qué que cómo como cuál cual cuánto cuanto cuándo puedo debo tengo mi mis es está son si sobre impuesto impuestos deducción deducir pagar",
  ],
  [
    "French",
    "le les des du une est sont dans pour avec puis je mon mes que qui quel quelle comment combien sur impôt impôts déduire payer dois peux suis",
  ],
  [
    "German",
    "der das ein eine ist sind ich mein meine muss kann wie was viel für mit auf von nicht und steuer steuern absetzen zahlen hoch wann",
  ],
  [
    "Portuguese",
    "os uma não para por com que como qual quanto posso devo tenho meu minha é são sobre imposto impostos dedução deduzir pagar",
  ],
  [
    "Italian",
    "il gli una della per con che come qual quanto posso devo ho mio mia è sono sulle tasse imposta detrarre pagare",
  ],
  ["Dutch", "het een zijn ik mijn hoeveel hoe moet kan voor met van niet en belasting belastingen betalen"],
  ["Vietnamese", "tôi của là và có thể thuế phải cho được không bao nhiêu"],
  ["Tagalog", "ang ng mga ako ko sa ba paano magkano kailangan buwis"],
];
const ENGLISH = new Set(
  "the a an of to in on for is are was my i we it and or with from that this what how when who which can do does did not if have has".split(
    " ",
  ),
);
const LEAST = 3;

const SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Greek}]/gu;

export const otherLanguage: BorderRule = ({ question }) => {
  const letters = question.match(/\p{L}/gu) ?? [];
  const isOtherScript = (question.match(SCRIPT)?.length ?? 0) > letters.length / 2;
  if (!isOtherScript && languageOf(question) === null) return null;
  return {
    kind: "not_law",
    text: "TaxRAG reads questions in English only, the language of the law that it quotes. Ask the same in English, or name a section, such as § 63.",
  };
};

function languageOf(question: string): string | null {
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const counted = COMMON.map(([language, common]) => {
    const known = new Set(common.split(" "));
    return { language, count: words.filter((word) => known.has(word)).length };
  });
  const [best] = counted.toSorted((a, b) => b.count - a.count);
  return best && best.count >= LEAST && best.count > english ? best.language : null;
}
