/** Another field of federal or State law, each with its own sentence, from `data/other-fields.tsv`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { productFolder } from "#modules/platform";
import { asksOfTax, readScope } from "../scope.ts";
import { ofPlaces, type PlaceRequest } from "./federal-beside.ts";
import { nearestSections } from "./nearest-sections.ts";
import { placeIn } from "./places.ts";
import type { Border, BorderRule } from "./rule.ts";

export interface OtherField {
  /** "immigration law (title 8)" */
  law: string;
  /** Words of the field, in a question that is not answered. */
  asked: RegExp;
  /** Words that only the field's own law answers, whatever else was found. */
  surely: RegExp;
  /** What tax law has on it. */
  beside: string;
  /** Sections that hold it: "7701(b)". */
  sections: string[];
}

let fields: OtherField[] | null = null;

export function otherFields(): OtherField[] {
  if (fields) return fields;
  const file = readFileSync(join(productFolder(), "modules/ai/data/other-fields.tsv"), "utf8");
  const [, ...lines] = file.trimEnd().split("\n");
  fields = lines.map((line) => {
    const [, law = "", asked = "", surely = "", beside = "", sections = ""] = line.split("\t");
    const words = { asked: new RegExp(asked, "i"), surely: new RegExp(surely, "i") };
    return { law, ...words, beside, sections: sections.split("; ") };
  });
  return fields;
}

/** A question that only the field's own law answers. */
export const ofOtherField: BorderRule = async (request) => {
  const { question, isNoted, isTold } = request;
  if (isNoted || isTold || asksOfTax(question) || readScope(question).namesFederalTax) return null;
  const field = otherFields().find(({ surely }) => surely.test(question));
  return field ? { ...sentence(field), nearest: await nearestSections(request, field.sections) } : null;
};

/** Why a question that the library cannot answer lies in another law or another field; null when neither. */
export async function otherField(request: PlaceRequest): Promise<Border | null> {
  const { question } = request;
  const scope = readScope(question);
  const place = placeIn(question);
  if (scope.namesPlace && place)
    return ofPlaces(
      request,
      `That asks about the law of ${place}: State, local and foreign law is not in this library.`,
    );
  if (
    /\b(?:sales tax|state (?:income )?tax(?:es)?|state return|property assessment|vat|gst|hst|(?:ny|n\.y\.|ca|cal\.?|nj|pa|tx|fl|il|ma|oh) (?:tax (?:law|code)|rev(?:enue)?\.? (?:&|and) tax\w*\.? code)|(?:cal|tex|fla|ill|mass|mich|ohio|wash)\.? (?:\w+\.? ){0,3}?(?:code|laws?|stat))\b/i.test(
      question,
    )
  )
    return ofPlaces(request, "That is State, local or foreign tax law, which is not in this library.");
  const field = otherFields().find(({ asked }) => asked.test(question));
  if (field) return { ...sentence(field), nearest: await nearestSections(request, field.sections) };
  if (scope.namesOtherField)
    return {
      kind: "not_law",
      text: "That is not a question of federal tax law, which is all that this library holds.",
    };
  return null;
}

function sentence({ law, beside }: OtherField): Border {
  return {
    kind: "other_law",
    text: `That is a matter of ${law}: it is not tax law, and not in this library. On the subject the library has ${beside}; ask about that.`,
  };
}
