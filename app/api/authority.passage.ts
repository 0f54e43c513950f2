import { standingMarks, type StandingMark } from "#modules/authority/schema";
import { DomainError } from "#modules/kernel";
import { api, endpoint } from "../http/api.server.ts";
import { citationAt } from "../http/document-address.server.ts";

/** The words at a place of the law, for showing them beside a link to it. */
export interface CitedPassage {
  citation: string;
  title: string;
  text: string;
  marks: StandingMark[];
}

const LONGEST = 480;

const route = api({
  GET: endpoint({
    access: "signed-in",
    /** `at` is an address of this site: "/authority/26-usc/61#a-1". */
    async run({ modules, actor, query }): Promise<CitedPassage> {
      const [, work = "", number = "", fragment = ""] =
        /^\/authority\/([^/#?]+)\/([^#?]+)[^#]*(?:#(.*))?$/.exec(query.get("at") ?? "") ?? [];
      const named = citationAt(work, decodeURIComponent(number));
      if (named === null) throw new DomainError("not_found", "The library has nothing at this address.");
      const document = await modules.authority.document(actor, named);
      const unit = document.structure.units.find(({ id }) => id === decodeURIComponent(fragment));
      const { citation } = unit?.path.length
        ? await modules.authority.resolve(actor, named + unit.path.map((step) => `(${step})`).join(""))
        : document;
      const { start, end } = unit ?? { start: 0, end: LONGEST * 2 };
      return {
        citation,
        title: unit?.heading ?? document.heading,
        text: shorten(document.text.slice(start, end).trim()),
        marks: standingMarks(document),
      };
    },
  }),
});
export const loader = route.loader;
export const action = route.action;

function shorten(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/\s+\S*$/, "")} …`;
}
