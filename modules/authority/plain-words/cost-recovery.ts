import type { PlainWords } from "./plain-words.ts";

export const COST_RECOVERY: PlainWords = {
  "168":
    "MACRS depreciation; how do I depreciate my rental property; how many years do I depreciate business equipment; MACRS depreciation tables and recovery periods",
  "168(a)": "how is depreciation figured",
  "168(b)": "which depreciation method do I use, declining balance or straight line",
  "168(c)":
    "recovery period of 27.5 years for rental housing and 39 years for commercial buildings; how many years to write off a rental house; how a rental building is depreciated; how fast do I depreciate a car, computer or building; over how many years is a building depreciated; how long does it take to depreciate an apartment building; recovery periods for property",
  "168(d)":
    "half-year and mid-month convention; how much depreciation do I get in the first year, conventions",
  "168(d)(3)": "mid-quarter convention, we bought most machines in December",
  "168(e)": "which class of property is my machine",
  "168(e)(2)": "what is residential rental property",
  "168(e)(3)": "race horses, farm machines, office furniture recovery class",
  "168(e)(3)(B)": "five-year property; how many years to depreciate a car, truck or computer",
  "168(e)(3)(E)": "15-year land improvements, parking lot, fences and gas stations",
  "168(e)(6)":
    "qualified improvement property; depreciation when we remodel the inside of our store; improvements inside a store or office building",
  "168(g)": "when must I use slower ADS depreciation",
  "168(g)(1)": "alternative depreciation system",
  "168(g)(7)": "elect straight line ADS",
  "168(h)": "property leased to a school or government depreciates slower",
  "168(i)(6)": "new roof put on my rental house, over how many years",
  "168(i)(8)": "landlord's improvements removed when the tenant leaves",
  "168(j)": "faster write-offs on Indian reservations",
  "168(k)(1)":
    "bonus depreciation, 100 percent first-year write-off; can I deduct all of new equipment in the first year; bonus depreciation on equipment; can I write off all of a new machine this year; 100 percent write-off of equipment in the year I buy it",
  "168(k)(2)(E)": "self-built or used property acquired after January 19, 2025",
  "168(k)(2)(E)(i)": "does a used machine qualify for bonus depreciation",
  "168(k)(7)": "elect out of bonus depreciation for a class; can I choose not to take bonus depreciation",
  "168(n)(1)":
    "factory building expensing; deduct the whole cost of a new manufacturing plant building; can I write off a new factory building at once",
  "168(n)(2)": "qualified production property, construction starting 2025 to 2028",
  "169":
    "pollution control equipment written off; 60-month write-off of smokestack scrubbers and water treatment",
  "169(d)(5)": "coal plant air pollution controls over 84 months",
};
