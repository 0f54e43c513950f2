import type { PlainWords } from "./plain-words.ts";

export const BASIS_AND_EXCHANGES: PlainWords = {
  "1001": "significant change of loan terms treated as an exchange",
  "1001(a)":
    "gain or loss on selling property; amount realized minus basis; how to figure profit on a sale; how do I figure my gain; I sold something for more than I paid; swap one thing for another, trading crypto for crypto; how do I work out my profit when I sell something; how is gain or loss on a sale computed; did I make a taxable profit when I sold my property",
  "1001(b)":
    "is a mortgage the buyer takes over part of the amount realized; debt forgiven or taken over counts in the sale price; what is the amount realized on a sale; what counts as the selling price when I am paid in goods; buyer took over my mortgage, is that part of what I got",
  "1001(c)":
    "is every gain on a sale taxed unless an exception applies; is gain taxed only when I sell; do I owe tax on stock that went up but was not sold; when is a gain or loss recognized; realization and recognition of gain and loss",
  "1001(e)": "selling a life estate or income interest in a trust, zero basis",
  "1011": "adjusted basis; what do I subtract from the price",
  "1011(a)":
    "what is adjusted basis; which basis do I use when I sell property; basis used to figure gain or loss",
  "1011(b)":
    "bargain sale to charity; sold property to a charity below its value, part sale part gift; selling land cheaply to a church or school, how much basis do I use",
  "1012": "first in first out for stock and crypto lots",
  "1012(a)":
    "cost basis; what you paid for stock or property; what did I pay for it; cost of a house includes closing costs and assumed mortgage; what is my basis in property I bought; how do I find the cost basis of my house; is the basis of property what I paid for it; basis of purchased property; I bought land with a loan, is the borrowed money in my basis; basis of bitcoin I bought",
  "1012(b)":
    "property taxes of the seller that I paid at closing, part of my cost; real estate taxes of the seller paid by the buyer at closing",
  "1012(c)": "shares of the same stock in two brokerage accounts; average cost method for mutual funds",
  "1012(c)(1)":
    "average cost and specific identification of shares; which shares did I sell; choosing which lots of crypto or mutual fund shares to sell; which shares count as sold when I bought at different prices",
  "1012(d)(1)": "average cost of shares from reinvested dividends",
  "1013": "basis of inventory; cost of goods that should have been in last year's closing stock",
  "1014(a)":
    "stepped-up basis at death; basis of inherited property, house or stock; value at date of death; I inherited a house or shares, what is my basis; value when my parent died; basis of shares that grandma left me, bought in the fifties; house lost value before death, step-down in basis; children sell mom's house soon after she died, how much gain; need an appraisal of real estate as of the day of death; what is my starting point for shares my father left me; what is the basis of a house I inherited; do I pay capital gains tax when I sell an inherited house; I sold stock that I inherited, how is the gain figured; step up in basis when somebody dies; cost basis of property left to me by my parents; sold my late father's house, how much is profit; which value do heirs use for land they inherited",
  "1014(a)(2)": "heirs use the value six months after death",
  "1014(b)": "what property counts as acquired from a decedent",
  "1014(b)(2)": "step-up for assets in a revocable living trust",
  "1014(b)(6)":
    "my wife died, does my half of our community property step up too; community property basis after my husband dies",
  "1014(b)(9)": "joint tenant died, step-up for half of the house",
  "1014(b)(10)": "surviving spouse dies, QTIP trust property gets new basis",
  "1014(c)":
    "no step-up for an inherited IRA, annuity or unpaid wages; do inherited IRAs and annuities get a stepped-up basis",
  "1014(e)(1)": "I gave stock to my dying father and inherited it back",
  "1014(f)": "Form 8971, heir may not claim more than the estate reported",
  "1014(f)(1)": "consistency with the estate tax value",
  "1015(a)":
    "basis of a gift; carryover basis; donor's cost; gift worth less than its basis; I sell something that was given to me; what is my basis in a present; a relative gave me shares or a house while still alive, what counts as my cost; my uncle gave me stock he had bought long ago, what is my basis; double basis rule, gift worth less than the giver paid, loss; nobody knows what the donor paid for the gift; parents put me on the deed before they died, my basis; what is the basis of property I got as a gift; I sold stock my parents gave me, what is my cost; do I use the giver's cost when I sell a gift; my mother gave me her house, how is my gain figured; house signed over to the children during life, basis; gift of stock that has lost value, can I deduct the loss; sell land my father deeded to me while living; gifted stock, cost basis",
  "1015(b)":
    "basis of property put in an irrevocable trust; cost basis of property from a living person's trust",
  "1015(d)": "gift tax the donor paid raises my basis; gift tax paid adds to basis",
  "1016":
    "adjustments to basis; adding improvements, subtracting depreciation; what raises or lowers my basis; home energy credit, casualty loss and easement payments reduce basis",
  "1016(a)":
    "what increases or decreases the basis of my property; basis adjustments for improvements and depreciation",
  "1016(a)(1)":
    "additions and new roof on my house; assessments for sidewalks and legal fees to defend title added to basis; does a new kitchen add to the basis of my house; do home improvements cut my tax when I sell",
  "1016(a)(2)":
    "depreciation I took or could have taken; I never claimed depreciation on my rental, does my basis still drop; allowed or allowable depreciation; does depreciation reduce my basis; I forgot to write off depreciation, must I still lower my basis",
  "1016(a)(4)": "return of capital payouts lower stock basis",
  "1016(b)": "substituted basis, basis carried over from another owner or property",
  "1017":
    "basis reduced after debt discharge; basis of my assets cut because a debt was canceled in bankruptcy, Form 982",
  "1017(b)(3)": "only depreciable property is written down for forgiven real estate debt",
  "1017(d)": "sale of property after the basis cut for canceled debt, recapture",
  "1019":
    "tenant improvements do not change the landlord's basis; tenant built on my land and left it, what is my basis",
  "1021": "sale of annuities, basis; annuity basis can never be less than zero when sold",
  "1031": "qualified intermediary",
  "1031(a)(1)":
    "like-kind exchange; swapping investment or rental real estate; can I trade one rental or piece of land for another without tax; Starker, reverse and delayed exchange of rental property, Form 8824; can I trade equipment, trucks or art tax-free after 2017; vacation home used a little myself, can I exchange it; can I sell one building and buy another without paying tax; swap of real estate without tax; tax free trade of business or investment land; put off tax on my rental by buying another rental; what property qualifies for a like-kind exchange; can I exchange the house I live in for another tax free",
  "1031(a)(2)": "can a house flipper swap houses tax-free",
  "1031(a)(3)":
    "1031 exchange deadlines of 45 and 180 days; how long do I have to name and close on the replacement building; identify replacement property in writing before the 45th day; how long do I have to finish a like-kind exchange; deferred exchange time limits for naming and receiving new property",
  "1031(b)":
    "boot; I got cash along with the land I swapped for; mortgage relief and cash in a property trade are taxed; is cash received in a like-kind exchange taxed",
  "1031(c)": "can I take a loss when I trade land and get cash too",
  "1031(d)":
    "basis of the building I received in a swap; tax basis and depreciation of the replacement property; basis of property received in a like-kind exchange",
  "1031(f)": "exchange with a family member or own company; can I do a like-kind exchange with my brother",
  "1031(f)(1)": "related parties; swap with my sister who sells her lot within two years",
  "1031(h)":
    "is foreign land like-kind to land at home; exchange US real estate for property in another country",
  "1032":
    "corporation selling its own stock has no gain; treasury stock; company issues shares for services or land, no income; corporation's gain on options and warrants on its own stock",
  "1033(a)":
    "do I owe tax on insurance money for my destroyed property; the city took my land, do I owe tax; put off tax by buying similar property after a loss",
  "1033(a)(1)": "car or boat stolen or burned and replaced in kind",
  "1033(a)(2)":
    "involuntary conversion; insurance money for destroyed property; insurance paid for my burned building and I rebuild; postponing gain when I replace lost property; insurer paid more for my wrecked barn than it cost me; my house burned down and insurance paid more than my cost; stolen property and insurance, is there a gain",
  "1033(a)(2)(B)":
    "replacing property within two or three years; how long do I have to replace destroyed or condemned property",
  "1033(b)": "basis of replacement property after a fire or taking",
  "1033(d)": "cattle killed by disease, insurance money",
  "1033(e)":
    "rancher sold cattle early because of drought; drought made me sell my cattle, can I put off the gain",
  "1033(e)(1)": "livestock lost to drought or disease",
  "1033(f)": "replacing drought livestock with other farm property",
  "1033(g)": "government takes my property for a road, tax on the payment",
  "1033(g)(1)": "condemnation by eminent domain; the government took my land",
  "1033(g)(3)": "billboard taken by condemnation treated as real property",
  "1033(h)":
    "home destroyed in a federally declared disaster, four years to replace; insurance money for furniture lost in a disaster, unscheduled personal property; my home was destroyed in a hurricane, is the insurance taxed",
  "1033(i)": "replacement property bought from a related person",
  "1035(a)":
    "exchange of life insurance or annuity contracts tax-free; I traded my annuity or insurance policy for another; move cash value of a life policy into long-term care insurance",
  "1035(a)(1)": "whole life policy exchanged for an annuity, policy loan as boot",
  "1035(a)(3)": "annuity can be swapped for an annuity but not for life insurance",
  "1035(c)": "swap of a policy with a foreign insurer",
  "1036":
    "common for common stock of the same corporation; recapitalization, class A common for class B common; trade preferred shares for preferred shares of the same company",
  "1037": "exchange of U.S. savings bonds; trading Treasury bonds for other Treasury bonds",
  "1038": "repossession",
  "1038(a)": "seller takes back real estate after buyer defaults",
  "1038(b)": "how much gain when I repossess land from the buyer",
  "1038(c)": "basis of land I took back from a defaulting buyer",
  "1038(e)": "took back the home I sold, home sale exclusion and resale within a year",
  "1040":
    "executor hands special-use farm to an heir to satisfy a bequest; farmland valued under special use passed to qualified heir, gain to estate limited",
  "1041(a)":
    "property between husband and wife or in a divorce; no gain on transfer to a spouse or ex-spouse; I got property in my divorce; I gave my wife half of my stock; buying out my spouse's half of the house in the divorce; do I pay tax on property I get in a divorce; is splitting our property in a divorce taxable; can I give property to my husband without tax; sale of my share of the house to my ex-wife; divorce settlement, who pays capital gains tax; transfer of a business or house to a former spouse; moving stock to my wife's name; property settlement, who owes tax",
  "1041(b)":
    "basis of property received from my ex in the divorce; my ex gave me the stock portfolio, whose gain when I sell; what is my cost for stock I got from my husband",
  "1041(c)":
    "transfer years after the divorce, still tax-free between former spouses; house goes to my ex within a year of the divorce; what is incident to divorce",
  "1041(d)": "transfer to a wife or husband who is a nonresident alien",
  "1041(e)": "moving mortgaged property to a trust for a spouse",
  "1042": "sale to an ESOP without tax; rollover into replacement securities",
  "1042(a)": "founder of a private C corporation sells to the employees",
  "1042(b)": "ESOP must own 30 percent after the sale, owner held stock three years",
  "1042(c)": "qualified replacement property, floating rate notes",
  "1042(e)": "sold the replacement stock, deferred ESOP gain comes due",
  "1043":
    "federal officials who must sell investments; new cabinet member or judge sells stock, certificate of divestiture; defer gain by buying Treasury bonds or diversified funds",
  "1043(b)(2)": "Office of Government Ethics certificate before selling",
  "1045(a)":
    "rollover of small business stock gain within 60 days; reinvesting in another startup; sold startup stock before five years but after six months",
  "1045(b)(3)": "basis of the new startup shares after a rollover",
};
