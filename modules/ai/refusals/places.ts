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

export function placeIn(text: string): string | null {
  const [place] = PLACES.exec(text.toLowerCase()) ?? [];
  if (!place) return null;
  if (COUNTRY_OF[place]) return COUNTRY_OF[place];
  return place.length <= 3
    ? place.toUpperCase()
    : place.replace(/\w+/g, (word) => (SMALL.has(word) ? word : word[0]!.toUpperCase() + word.slice(1)));
}
