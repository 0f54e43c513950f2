/** The place that a question names, as people write it. */
import { PLACES } from "../scope.ts";

const SMALL = new Set(["of", "the"]);

/** Of what a people is: "a Japanese bank" is in Japan. */
const COUNTRY_OF: Record<string, string> = {
  ...{ french: "France", german: "Germany", british: "the United Kingdom", english: "England" },
  ...{ scottish: "Scotland", irish: "Ireland", canadian: "Canada", indian: "India", pakistani: "Pakistan" },
  ...{ mexican: "Mexico", chinese: "China", japanese: "Japan", korean: "Korea", european: "Europe" },
  ...{ australian: "Australia", spanish: "Spain", portuguese: "Portugal", italian: "Italy" },
  ...{ brazilian: "Brazil", swiss: "Switzerland", austrian: "Austria", dutch: "the Netherlands" },
  ...{ swedish: "Sweden", norwegian: "Norway", danish: "Denmark", finnish: "Finland", polish: "Poland" },
  ...{ russian: "Russia", turkish: "Turkey", greek: "Greece", israeli: "Israel", thai: "Thailand" },
  ...{ nigerian: "Nigeria", kenyan: "Kenya", vietnamese: "Vietnam", "south african": "South Africa" },
};

/** Names that bear an article. */
const WITH_ARTICLE = /^(?:united kingdom|netherlands|philippines|uk|uae|eu)$/;

/** "the county" is named by no name. */
const UNNAMED = /^(?:the|my|our|your|a|an|his|her|their|this|that|each|every|same|in|of|by|to|for) county$/;

export function placeIn(text: string): string | null {
  const [place] = PLACES.exec(text.toLowerCase()) ?? [];
  if (!place) return null;
  if (place === "county" || UNNAMED.test(place)) return "a county";
  if (COUNTRY_OF[place]) return COUNTRY_OF[place];
  const article = WITH_ARTICLE.test(place) ? "the " : "";
  if (place.length <= 3) return `${article}${place.toUpperCase()}`;
  const name = place.replace(/\w+/g, (word) =>
    SMALL.has(word) ? word : word[0]!.toUpperCase() + word.slice(1),
  );
  return `${article}${name}`;
}
