import type { PlainWords } from "./plain-words.ts";

export const COST_RECOVERY: PlainWords = {
  "168": "MACRS depreciation",
  "168(c)":
    "recovery period of 27.5 years for rental housing and 39 years for commercial buildings; how many years to write off a rental house; how a rental building is depreciated; how fast do I depreciate a car, computer or building",
  "168(d)": "half-year and mid-month convention",
  "168(d)(3)": "mid-quarter convention, we bought most machines in December",
  "168(e)(3)": "race horses, farm machines, office furniture recovery class",
  "168(e)(3)(B)": "five-year property",
  "168(e)(3)(E)": "15-year land improvements, parking lot, fences and gas stations",
  "168(e)(6)": "qualified improvement property; depreciation when we remodel the inside of our store",
  "168(g)(1)": "alternative depreciation system",
  "168(g)(7)": "elect straight line ADS",
  "168(h)": "property leased to a school or government depreciates slower",
  "168(i)(6)": "new roof put on my rental house, over how many years",
  "168(i)(8)": "landlord's improvements removed when the tenant leaves",
  "168(j)": "faster write-offs on Indian reservations",
  "168(k)(1)":
    "bonus depreciation, 100 percent first-year write-off; can I deduct all of new equipment in the first year",
  "168(k)(2)(E)": "self-built or used property acquired after January 19, 2025",
  "168(k)(2)(E)(i)": "does a used machine qualify for bonus depreciation",
  "168(k)(7)": "elect out of bonus depreciation for a class",
  "168(n)(1)": "factory building expensing; deduct the whole cost of a new manufacturing plant building",
  "168(n)(2)": "qualified production property, construction starting 2025 to 2028",
  "169":
    "pollution control equipment written off; 60-month write-off of smokestack scrubbers and water treatment",
  "169(d)(5)": "coal plant air pollution controls over 84 months",
};
