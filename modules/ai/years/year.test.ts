import { expect, it } from "vitest";
import { daysMeant, readYear, yearsIn } from "./year.ts";

const now = new Date("2026-11-22T12:00:00Z");
const yearOf = (question: string) => readYear(question, { now, timeZone: "America/New_York" }).year;

it.each([
  ["What is the standard deduction?", 2026],
  ["What was the limit last year?", 2025],
  ["The limit was 5 last year. What is it now?", 2026],
  ["the year before last", 2024],
  ["Will this apply next year?", 2027],
  ["A 2019 loss: what for 2021?", 2021],
  ["penalty for 1099s due in 2027", 2026],
  ["levy on flour sold in 2025, the form filed in March 2026", 2025],
  ["our fiscal year ending June 30, 2026", 2025],
  ["taxable year ended December 31, 2024", 2024],
  ["FY 2024 limits", 2024],
  ["What did the Tax Reform Act of 1986 do to § 2010?", 2026],
  ["Rev. Proc. 2025-32 and $2,025", 2026],
  ["Bought in 1950, sold in 2023", 2023],
  ["A kiln placed in service in 2027 but acquired in 2024", 2027],
  ["I was born in 1953: when must I begin?", 2026],
  ["born may 1 1953 levy for the old", 2026],
  ["the mill he bought for 60k in 1985, sold for 510k after he died", 2026],
  ["We have rented it out since June 2011", 2026],
  ["Is the mill mine, my aunt died last year", 2026],
  ["We moved last year; how high is the levy on our mill?", 2026],
  ["My aunt turned 65 last year and is single. What is she allowed?", 2026],
  ["Is there a levy on cradles? We had a baby last year", 2026],
  ["I earned $900 last year. Is a levy due?", 2025],
  ["I sold a mill last year. Is the gain taxed?", 2025],
  ["Is the levy deductible, the decree is from 2016", 2026],
  ["Is the levy deductible, we changed it in 2020", 2026],
  ["The levy on flour bought with a loan of $5,000 from 2016", 2026],
  ["A mortgage taken out in March 2015: the levy?", 2026],
  ["The levy on a loan in 2016", 2016],
  ["What changed in 2020?", 2020],
  ["What is the mill credit after 2025?", 2026],
  ["The levy on flour after 2017", 2026],
  ["Was there a levy on flour before 2018?", 2017],
  ["Was flour milled from grain bought before 2018 levied?", 2018],
  ["mill exemption 2031", 2031],
  ["flour sold after December 31, 2026", 2027],
  ["a mill placed in service after January 19, 2025", 2025],
  ["What is the credit for 2024 of flour milled after 2023?", 2024],
  ["A trust established in 1998: its rate for 2025?", 2025],
  ["She put me on the deed of the mill in 2011. I never paid. What is my basis now?", 2026],
  ["The mill first ground flour in 2018 – can it still elect?", 2026],
  ["a second-hand 2023 Honda with a loan, is the interest deductible?", 2026],
  ["I bought a 2025 model in October 2025: the interest?", 2025],
  ["Leased a mill in 2024, and in Sept 2025 I bought it out. Is the interest deducted?", 2025],
  ["Nothing is paid on the flour until 2034. Is it income?", 2026],
  ["How much of a mill is included under 2036 regs?", 2026],
  ["2031 brackets", 2031],
  ["The mill paid my levy in 2026. Taxed? I heard that ended in 2025.", 2026],
  ["Flour sold this spring: the credit was gone in 2024, or is it?", 2026],
  ["Which credit ended in 2023?", 2023],
  ["I filed late. What is the penalty for 2018?", 2018],
  ["Can I still file my 2019 return? I sold the mill now.", 2019],
])("%s is about %i", (question, year) => expect(yearOf(question)).toBe(year));

it("takes the request's year, then the client's, when the question names none", () => {
  expect(readYear("the limit", { now, requested: 2024, client: 2023 })).toMatchObject({
    year: 2024,
    origin: "request",
  });
  expect(readYear("the limit", { now, client: 2023 })).toMatchObject({ year: 2023, origin: "client" });
  expect(readYear("the limit for 2022", { now, requested: 2024 })).toMatchObject({
    year: 2022,
    origin: "question",
  });
});

it("goes by the office's clock on New Year's Eve", () => {
  const eve = new Date("2027-01-01T03:00:00Z");
  expect(readYear("last year", { now: eve, timeZone: "America/New_York" })).toMatchObject({
    year: 2025,
    today: 2026,
  });
  expect(readYear("last year", { now: eve, timeZone: "Europe/Berlin" })).toMatchObject({
    year: 2026,
    today: 2027,
  });
});

it("knows the days that a month means", () => {
  expect(daysMeant("installed in August 2026", 2026)).toEqual({ first: "2026-08-01", last: "2026-08-31" });
  expect(daysMeant("bought Feb. 3, 2026", 2026)).toEqual({ first: "2026-02-03", last: "2026-02-03" });
  expect(daysMeant("in 2026", 2026)).toEqual({ first: "2026-01-01", last: "2026-12-31" });
  expect(yearsIn("1950 and 2099, section 2010, 2025%")).toEqual([1950, 2099]);
});
