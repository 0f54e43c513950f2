import type { PlainWords } from "./plain-words.ts";

export const STOCK_OPTIONS_AND_FUNDING: PlainWords = {
  "421":
    "stock options, general rule of no income at exercise; I got stock options at work; are stock options taxed when I use them; tax on employee stock options that qualify",
  "421(a)":
    "no income when an incentive or employee purchase plan option is exercised; when are incentive stock options taxed; no tax when I exercise my statutory options; does the company deduct options that workers exercise",
  "421(b)":
    "sold ISO or ESPP shares too early, disqualifying disposition; same-day sale of option shares, ordinary income; I sold my option stock too soon",
  "421(c)": "employee died, estate exercises the options",
  "422":
    "incentive stock options, ISO; what is an incentive stock option; how are ISOs taxed; incentive options from my start-up, tax when exercised",
  "422(a)":
    "holding two years from grant and one year from exercise; I exercised my incentive options and kept the shares; options with no tax at exercise; how long must I hold ISO stock",
  "422(a)(2)": "ISO holder has three months to exercise after leaving the job",
  "422(b)":
    "ISO plan approved by shareholders, ten-year term, price at least market value; what must an option have to be an ISO; price and term of incentive options",
  "422(c)(2)": "sold ISO shares early at a loss, income limited",
  "422(c)(5)": "ten percent owner's ISO needs 110 percent price and five years",
  "422(c)(6)": "disabled worker has one year to exercise an incentive option",
  "422(d)(1)": "$100,000 limit",
  "423":
    "employee stock purchase plan, ESPP; I buy my company's shares at a discount through payroll; what is an employee stock purchase plan; buying my employer's stock at a discount; tax when I sell shares bought through work",
  "423(a)":
    "hold ESPP shares two years from offering and one year from purchase; how long do I have to keep ESPP shares",
  "423(b)": "rules an ESPP must meet; does an ESPP have to cover all workers",
  "423(b)(4)": "which employees may be left out of the ESPP",
  "423(b)(6)": "15 percent discount on company shares",
  "423(b)(8)": "$25,000 a year limit on ESPP stock",
  "423(c)":
    "discount taxed as pay when I sell ESPP shares held for two years; how is the ESPP discount taxed",
  "424": "stock option definitions; disqualifying disposition",
  "424(a)": "stock options swapped for the buyer's options in a merger",
  "424(c)": "gift, pledge or divorce transfer of ISO shares, is it a disposition",
  "424(h)": "repricing or extending an option counts as new grant",
  "430": "funding rules of single-employer pensions",
  "430(a)": "how much must the company pay into its pension each year",
  "430(c)(8)": "pension shortfall made up over 15 years",
  "430(h)(2)": "segment interest rates, pension yield curve stabilization",
  "430(i)": "higher contributions for an at-risk single-employer pension",
  "430(j)": "quarterly pension contributions, due 8.5 months after year-end",
  "430(k)": "lien on the company for missed pension contributions",
  "431": "funding rules of multiemployer pensions",
  "431(b)(2)": "amortize unfunded liability of union plan over 15 years",
  "431(d)": "IRS extends amortization for multiemployer plan",
  "432": "endangered and critical status of multiemployer plans",
  "432(b)(2)": "red zone plan, critical status",
  "432(c)": "funding improvement plan of a yellow zone plan",
  "432(e)(3)": "rehabilitation plan of a red zone union pension",
  "432(e)(7)": "surcharge of five or ten percent on employers in a red zone union plan",
  "432(e)(9)": "MPRA, cutting retirees' benefits of a declining union plan",
  "432(k)": "PBGC special financial assistance to troubled union plans",
  "433": "pension funding of rural electric co-ops and charities",
  "433(f)": "quarterly payments and liens for CSEC plans",
  "436": "restrictions on underfunded pension plans",
  "436(b)": "plant shutdown benefits of an underfunded plan",
  "436(c)": "no pension benefit improvements if under 80 percent funded",
  "436(d)": "lump sum pension blocked when plan is under 60 or 80 percent funded",
  "436(e)": "pension accruals frozen below 60 percent funding",
};
