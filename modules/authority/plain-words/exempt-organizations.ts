import type { PlainWords } from "./plain-words.ts";

export const EXEMPT_ORGANIZATIONS: PlainWords = {
  "501":
    "tax-exempt organizations; social clubs, unions, business leagues; credit counseling and hospitals; how does our club or church become tax-exempt; starting a nonprofit; what organizations are tax exempt; how do I start a nonprofit; does a nonprofit pay taxes; how can our group become tax exempt",
  "501(a)": "are churches and charities free of income tax; organizations free of income tax",
  "501(b)": "exempt group taxed on unrelated business",
  "501(c)(2)": "title holding company",
  "501(c)(3)":
    "501(c)(3) charities, churches and schools; no private benefit, no political campaigning; what a church or charity has to do to be exempt; may our pastor endorse a candidate from the pulpit; may a charity's profits go to its founders; what is a 501(c)(3); what must a church do to be tax exempt; do churches pay taxes; can a charity support a political candidate; is our school, church or museum tax exempt; can a nonprofit pay its founders or give them profits; religious, charitable, scientific and educational organizations; can a church endorse candidates; rules against private profit and politics",
  "501(c)(4)":
    "civic league working for the welfare of the community; HOA or social welfare group exemption; is our homeowners association or civic group exempt; social welfare organizations",
  "501(c)(5)": "labor union and farm bureau; are unions tax exempt",
  "501(c)(6)":
    "our trade association or chamber of commerce wants an exemption; is a chamber of commerce or trade association tax exempt",
  "501(c)(7)":
    "is our golf, tennis or hobby club exempt; social club limit of 15 and 35 percent nonmember income; is a country club tax exempt; does our social club pay taxes; clubs for pleasure and recreation",
  "501(c)(8)":
    "lodge with insurance for members, fraternal society; fraternal societies with insurance for members",
  "501(c)(9)": "VEBA, employees' association paying life and sick benefits",
  "501(c)(10)": "are Masonic or fraternal lodges tax exempt",
  "501(c)(12)": "electric co-op or telephone cooperative, 85 percent from members",
  "501(c)(13)": "nonprofit cemetery or crematorium company",
  "501(c)(14)": "state credit union exemption",
  "501(c)(19)": "veterans' post, American Legion, VFW; are veterans' groups tax exempt",
  "501(d)": "religious community with common treasury",
  "501(h)":
    "lobbying election; how much lobbying may a charity do; can a nonprofit lobby; how much money can a charity spend on lobbying",
  "501(i)": "club that discriminates by race",
  "501(j)": "amateur sports organization",
  "501(k)": "nursery school and day care as educational",
  "501(m)": "charity selling commercial insurance",
  "501(p)": "exemption suspended for terrorist organization",
  "501(q)": "credit counseling agency rules",
  "501(r)":
    "nonprofit hospital must have a financial assistance policy; what must a nonprofit hospital do to stay exempt",
  "501(r)(3)": "nonprofit hospital community health needs assessment every three years",
  "502":
    "feeder organization run for profit for a charity; subsidiary business that gives all profit to a church still taxed",
  "502(b)": "volunteer labor, rents and donated goods are no feeder business",
  "503": "exempt status lost through prohibited transactions",
  "503(b)": "founder of an exempt union fund borrows from it without security",
  "504": "charity that lost its status by lobbying; charity caught campaigning cannot become a 501(c)(4)",
  "504(c)": "churches excepted from bar on becoming civic league",
  "505": "rules for employee benefit associations",
  "505(b)": "VEBA must not favor the highly paid",
  "506": "social welfare organization must notify the IRS",
  "506(a)": "Form 8976 within 60 days of starting a social welfare group",
  "506(c)": "IRS answers the notice within 60 days",
  "507": "ending private foundation status; termination tax",
  "507(b)": "foundation turns into public charity, 60 months",
  "507(c)": "foundation termination tax equal to total tax benefit or net assets",
  "507(g)": "foundation termination tax forgiven when assets go to public charities",
  "508(a)":
    "new charity must apply for recognition; Form 1023; how does a charity get 501(c)(3) status; do we have to apply to the IRS to become a charity; deadline for a new nonprofit to notify the IRS",
  "508(b)": "new charity presumed to be a private foundation",
  "508(c)":
    "does a church have to apply to be tax-exempt; which groups need not file an application for exemption",
  "508(c)(1)":
    "small charity with receipts under $5,000 needs no exemption application; is a church automatically tax exempt without applying",
  "508(d)": "donors cannot deduct gifts to a misbehaving private foundation",
  "508(e)": "governing papers of a foundation must forbid self-dealing",
  "508(f)": "donor advised fund sponsors must tell IRS",
  "509":
    "supporting organization; is our charity a private foundation; difference between a private foundation and a public charity",
  "509(a)":
    "private foundation or public charity; public support test; is our charity a foundation; what is a private foundation; is our family foundation private",
  "509(a)(1)": "are churches and schools private foundations",
  "509(a)(2)": "charity living on ticket sales, fees and small gifts",
  "509(a)(3)": "Type I, II and III supporting organizations; what is a supporting organization",
  "509(d)": "what counts as public support of a charity, gifts and fees",
  "509(f)": "type III supporting organization must be responsive, no gifts from controlling donor",
  "511": "unrelated business income tax, UBIT, on nonprofits; our nonprofit earns business income",
  "511(a)(1)": "Form 990-T, nonprofit pays 21 percent",
  "511(a)(2)": "state university taxed on its side business",
  "512":
    "unrelated business taxable income; what income of a charity is taxed; does a church pay tax on side income",
  "512(a)": "what is unrelated business taxable income",
  "512(a)(1)": "how is business income of a nonprofit figured",
  "512(a)(3)": "social club investment income taxed; is a club taxed on money from nonmembers",
  "512(a)(6)": "siloing of each business; church with two side businesses",
  "512(b)": "exclusions for dividends, rents and royalties; is interest and dividends of a charity taxed",
  "512(b)(2)": "are royalties of a nonprofit taxed",
  "512(b)(3)":
    "our church or charity rents out its property; is rental income of a charity or church taxable; we rent out the parish hall; nonprofit rents out its building",
  "512(b)(7)": "university research income excluded",
  "512(b)(12)":
    "first $1,000 of a charity's business profit free of tax; can a church earn $1,000 from business without tax",
  "512(b)(13)": "charity gets rent and interest from a controlled subsidiary",
  "512(c)": "charity is a partner in a business",
  "512(e)": "S corporation stock held by a charity",
  "513":
    "bingo, volunteers, trade shows; what is an unrelated business; is a church's store or bookshop taxed; nonprofit runs a business",
  "513(a)":
    "what an unrelated trade or business is; thrift shop with volunteers that sells donated clothes; museum shop or other side business of a charity; does a charity pay tax on its gift shop",
  "513(a)(1)": "charity shop run by unpaid volunteers is not taxed; work done by volunteers",
  "513(a)(2)": "cafeteria or gift shop for students, patients and employees",
  "513(c)": "ads in our association's magazine; magazine advertising of a nonprofit",
  "513(d)": "trade show or county fair booth of a tax-exempt association; fairs and trade shows",
  "513(f)": "are our bingo nights taxed; is church bingo taxable",
  "513(h)": "mailing list rental, cards and stickers sent to donors of a charity",
  "513(i)":
    "a sponsor's logo on the banner of our charity run; corporate sponsor acknowledgment, not advertising; money from sponsors of a charity event",
  "514": "debt-financed income of charities",
  "514(a)": "what share of the rent is taxed when there is a mortgage",
  "514(b)": "our charity bought a building with a mortgage and rents it out",
  "514(b)(3)": "land for future campus or church, neighborhood rule",
  "514(c)(1)": "loan taken to buy investment property of a charity",
  "514(c)(2)": "mortgaged property left to a charity, ten years without tax",
  "514(c)(9)": "pension funds and colleges buy real estate with debt",
  "515": "charity's foreign tax credit against UBIT",
};
