import { titleOfCfr } from "./cfr-title.ts";

export const cfr = titleOfCfr("26", {
  id: "cfr",
  name: "Treasury Regulations",
  description:
    "Title 26 of the Code of Federal Regulations, from ecfr.gov and the annual edition on govinfo.gov.",
});
