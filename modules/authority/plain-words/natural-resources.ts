import type { PlainWords } from "./plain-words.ts";

export const NATURAL_RESOURCES: PlainWords = {
  "611":
    "depletion allowance for mines, oil wells and timber; write-off as the oil, gas, coal or trees are used up; wasting asset deduction for the owner of a gravel pit or woodlot",
  "611(b)": "who takes depletion, landlord or operator, life tenant or remainderman, trust or beneficiary",
  "612":
    "cost depletion basis; recovering what I paid for mineral rights per unit extracted; what figure do I divide by the reserves for cost depletion",
  "613": "percentage depletion rates for minerals",
  "613(a)": "depletion limited to half of the taxable income from the mine",
  "613(b)": "depletion percentage for coal, gold, gravel, sand, salt or stone",
  "613(b)(7)": "no percentage depletion for soil, sod, dirt and water",
  "613(c)": "which mining processes count in gross income from the property",
  "613(e)": "depletion for a geothermal well",
  "613A": "percentage depletion for oil and gas",
  "613A(c)(1)":
    "independent producers and royalty owners; 15 percent depletion on my oil and gas royalty checks",
  "613A(c)(3)": "thousand barrels a day limit on oil depletion",
  "613A(c)(6)": "higher depletion for stripper wells and heavy oil",
  "613A(d)(1)": "oil depletion limited to 65 percent of taxable income",
  "613A(d)(4)": "large refiners cannot use percentage depletion",
  "614": "mineral property units; do two oil leases or tracts count as one property for depletion",
  "614(b)(3)": "unitization or pooling of oil interests",
  "614(e)": "combining royalty interests into one property",
  "616": "mine development costs; deduct shafts and tunnels once ore is known to be there",
  "616(a)": "cost of digging out a mine once ore has been found",
  "616(b)": "defer mine development costs and write them off as ore is sold",
  "616(d)": "development costs of a foreign mine over ten years",
  "617": "mine exploration costs; deduct drilling and sampling to find ore, prospecting costs",
  "617(b)": "mine exploration write-offs taken back when the mine starts producing",
  "617(d)": "ordinary income when I sell a mine whose exploration costs were deducted",
  "631": "timber cutting treated as sale; coal and iron ore royalties",
  "631(a)": "election to treat cutting my own trees as a sale, capital gain",
  "631(b)": "landowner sells standing timber under a contract, pay as cut",
  "631(c)": "coal lease royalties as capital gain",
  "636": "mineral production payments; selling a slice of future oil production is treated as a loan",
  "636(a)": "carved-out production payment is a mortgage loan",
  "638":
    "is an offshore oil rig inside the United States for tax; seabed and subsoil beyond the coast counted as American territory",
};
