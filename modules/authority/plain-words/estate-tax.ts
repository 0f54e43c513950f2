import type { PlainWords } from "./plain-words.ts";

export const ESTATE_TAX: PlainWords = {
  "2001":
    "tax on a dead person's estate; inheritance tax of the federal government on a dead person's property",
  "2001(a)":
    "death tax on what a citizen or resident leaves; what is the estate tax; does the government tax what I leave when I die; is there a federal death tax",
  "2001(b)":
    "lifetime taxable gifts added back when the estate tax is figured; how is the estate tax computed; do gifts I made in life count for the estate tax",
  "2001(c)":
    "estate tax rate table; 40 percent top rate; how much is the estate tax; what are the estate tax rates; how much tax does a big estate pay",
  "2001(f)": "can the IRS revalue old gifts when computing the estate tax",
  "2001(g)(2)": "anti-clawback rule if the estate exemption goes down later",
  "2002":
    "executor pays the estate tax; who has to send in the estate tax, the heirs or the executor; am I as administrator responsible for paying the federal death tax",
  "2010(a)": "unified credit against estate tax",
  "2010(c)": "what is the estate tax exemption for a married couple",
  "2010(c)(2)": "applicable exclusion amount",
  "2010(c)(3)":
    "basic exclusion amount; how much can I leave tax-free; amount that passes at death free of estate tax; how big an estate is before it is taxed; estate under fifteen million dollars; estate tax exemption; my mother died and left millions, is there estate tax; estate tax exclusion of $15 million from 2026 adjusted for inflation; how much can I leave my children without estate tax; how much can a person own at death before the estate is taxed; do my heirs owe federal estate tax on a small estate; is my estate big enough to be taxed; how much is free from estate tax",
  "2010(c)(4)":
    "can I use my late spouse's unused exemption; DSUE amount, deceased spousal unused exclusion; widow's second husband died, whose unused exemption counts; can a widow use her husband's unused estate tax exemption",
  "2010(c)(5)":
    "portability of a late spouse's unused exemption; must we file an estate tax return to get portability; portability of the estate tax exemption; deadline to elect portability on Form 706; file a 706 just to keep the dead spouse's exemption",
  "2012":
    "gift tax paid before 1977 on property that is later in the estate; credit against the estate tax for gift tax already paid on old gifts",
  "2013":
    "credit for estate tax on property inherited shortly before; two deaths in the family within ten years, both estates taxed; father died soon after grandmother, relief from double estate tax",
  "2013(a)": "credit shrinks 20 percent every two years after the first death",
  "2014":
    "estate tax credit for foreign death taxes; inheritance tax paid to another country on a house abroad; avoiding double death tax on foreign real estate of an American",
  "2014(e)": "four years to claim the credit for death duties paid overseas",
  "2015": "foreign inheritance tax on a future interest whose estate tax was postponed",
  "2016":
    "foreign country gave back death tax that the estate had credited; must the executor tell the IRS about a refund of foreign inheritance tax",
  "2031": "gross estate; valuing stocks and property at date of death; what counts in my estate",
  "2031(a)":
    "fair market value of everything the deceased owned, anywhere in the world; what is included in my estate when I die; how is a dead person's property valued; does property in another country count in the estate; gross estate of a decedent",
  "2031(b)":
    "how to value shares of an unlisted family company after a death; how is family business stock valued for estate tax",
  "2031(c)":
    "conservation easement land; up to $500,000 of land under a conservation easement left out of the estate; farm land under a conservation easement in the estate",
  "2032":
    "alternate valuation six months after death; stock market crashed after mom died, can we use the lower value",
  "2032(c)": "later valuation date only if it lowers both the estate and the tax",
  "2032(d)": "how late can the executor elect the six-month valuation date",
  "2032A":
    "special use valuation of a family farm or business land; our farm is worth more as building land; valuing the ranch at what it earns as farmland instead of developer prices; lower estate tax value for a family farm or ranch",
  "2032A(a)": "can a farm be valued as a farm for estate tax",
  "2032A(a)(2)": "cap on how much special use valuation can lower the value of the farm",
  "2032A(b)":
    "which farms qualify, the 50 percent and 25 percent tests and material participation; which family farms qualify for the lower value",
  "2032A(c)":
    "heirs sold the family farm within ten years after special use valuation; estate tax clawed back when heirs stop farming or sell the land; what if the heirs stop farming or sell the farm",
  "2032A(d)": "agreement that all heirs sign for farm valuation",
  "2032A(e)(7)":
    "capitalizing cash rent of comparable land to value a farm; how farmland is valued by its rents",
  "2033":
    "everything a person owned at death is in the estate; bank accounts, house, car and personal belongings in the dead person's own name; are my uncashed paychecks and debts people owe me taxed when I die",
  "2034":
    "dower and curtesy; widow's share by law does not reduce the gross estate; surviving spouse's elective share or homestead right under state law",
  "2035": "gifts within three years of death; gifts I made shortly before death",
  "2035(a)":
    "my father gave away his life insurance policy and died two years later; three-year rule, deathbed transfers; are gifts made right before death taxed in the estate; giving away life insurance within three years of death; transfers shortly before death",
  "2035(a)(2)": "transferred my life insurance to a trust less than three years before dying",
  "2035(b)":
    "gift tax gross-up; gift tax paid within three years of death is added back to the estate; gift tax paid on gifts close to death",
  "2035(d)": "sale for full price shortly before death is not pulled back",
  "2036": "family limited partnership",
  "2036(a)":
    "giving away a house but living in it; retained life estate; my parents gave me the house but still live in it; I keep the right to income or use for life; deed with a reserved life estate, lady bird deed; FLP assets pulled back into the estate for implied retained enjoyment; house that I gave my children but still live in; gave my house to my kids but live there, is it in my estate; can I give away my home and keep living in it; transfer with a life estate kept by the giver; handed down the farm but kept the use of it; family partnership and the estate tax",
  "2036(a)(1)":
    "I gave away stocks but keep the dividends until I die; put property in a trust but keep the income for life",
  "2036(a)(2)": "keeping the power to decide who gets the trust income",
  "2036(b)":
    "giving away stock of my company but keeping the votes; I gave shares to my children but keep the vote",
  "2037": "transfer that takes effect at death; gift that comes back to me if I outlive the person",
  "2037(a)(2)": "reversionary interest worth more than five percent",
  "2038":
    "gifts that can be changed or revoked; revocable trust in the estate; trust I can change counts in my estate; living trust does not keep assets out of my taxable estate; custodian of my own gift under the uniform transfers to minors act dies",
  "2038(a)":
    "is property in my living trust part of my estate; gift that I can take back, is it in my estate; revocable trust and estate tax; power to change or end a trust until death",
  "2038(a)(1)": "grantor as trustee can change shares of beneficiaries at death",
  "2039":
    "survivor annuity in the gross estate; is my IRA or 401(k) counted in my estate when I die; pension that keeps paying my widow, is it in the estate",
  "2039(b)": "survivor paid part of the annuity's price, how much is included",
  "2040": "joint tenancy property; house in both our names; joint property, estate tax on",
  "2040(a)":
    "my name is on my mother's bank account, how much counts at her death; proving that the surviving joint owner paid for part of the property; added my son to the deed, is the whole house in my estate; how is a joint bank account taxed when one owner dies; mother and daughter own a house together, how much is in the estate; joint owners with right of survivorship, who paid for the property",
  "2040(b)":
    "house owned jointly by husband and wife; only half of a married couple's joint property is counted at the first death; husband and wife own the house together, how much is in the estate",
  "2041": "power of appointment held at death; I can decide who gets the trust",
  "2041(b)(1)":
    "general power of appointment versus limited power; unlimited right to withdraw from my mother's trust counts at my death",
  "2041(b)(1)(A)": "trustee beneficiary can draw for health, education, support and maintenance, HEMS",
  "2041(b)(2)": "letting a withdrawal right lapse, the five thousand or five percent rule",
  "2042":
    "life insurance proceeds in the estate; is my life insurance part of my estate; irrevocable life insurance trust, ILIT, keeps the death benefit out of the estate; is life insurance subject to estate tax; life insurance death benefit, estate tax on",
  "2042(1)":
    "my estate is the beneficiary of my life insurance; life insurance paid to the executor or used to pay estate debts; life insurance payable to the estate",
  "2042(2)":
    "incidents of ownership; I own the policy on my life and my children get the money; right to change the beneficiary or borrow against the policy; do I have to own my life insurance policy for it to be taxed; how do I keep life insurance out of my estate",
  "2043": "transfers for less than full price in the estate",
  "2043(a)":
    "sold property to my son too cheaply and kept the use of it; offset for the partial price paid on a transfer pulled back into the estate",
  "2043(b)": "prenuptial agreement, giving up marital rights is not payment",
  "2044":
    "QTIP property taxed in the surviving spouse's estate; second death, trust from first husband is included in the wife's estate; why is the marital trust I never controlled in my mother's estate",
  "2045": "estate inclusion rules reach transfers whenever they were made",
  "2046": "disclaimers for estate tax",
  "2051":
    "taxable estate; gross estate minus deductions; what part of the estate is left to tax after debts, charity and spouse",
  "2053(a)":
    "funeral costs, executor and attorney fees, debts and mortgages of an estate; can the estate deduct the funeral and the lawyer",
  "2053(a)(1)": "burial, tombstone and funeral bills",
  "2053(a)(2)": "probate costs, appraisal fees and executor commissions",
  "2053(a)(3)": "debts of the deceased, unpaid medical bills and lawsuits against the estate",
  "2053(a)(4)": "mortgage on the dead person's house",
  "2053(c)(1)(B)": "are unpaid income taxes and property taxes of the deceased deductible",
  "2054":
    "estate losses from fire and theft during administration; house of the estate burned down before it was distributed; uninsured casualty or stolen property while the estate is being settled",
  "2055":
    "leaving money to charity in a will; charitable deduction of the estate; I leave part of my estate to charity; bequest to my church, university or animal shelter free of estate tax",
  "2055(a)":
    "is money left to charity free of estate tax; can I leave everything to charity and pay no estate tax; bequest to a church in my will; charitable bequests, deduction from the estate",
  "2055(c)": "estate taxes paid out of the charity's share shrink the deduction",
  "2055(d)": "is there a limit on what an estate can leave to charity",
  "2055(e)": "part of my estate goes to family and part to charity",
  "2055(e)(2)": "charity gets the remainder after my children, needs a CRT or pooled fund",
  "2055(e)(3)": "fixing a defective split-interest charitable trust in a will",
  "2055(f)": "leaving a conservation easement in a will",
  "2056(a)":
    "unlimited marital deduction; property left to a surviving spouse; everything goes to my wife or husband; is what I leave to my husband or wife subject to estate tax; same-day rule, everything left to my spouse passes without federal estate tax; does my wife pay estate tax when I die; can I leave everything to my spouse tax-free; is property left to a husband or wife subject to estate tax; deduction for what passes to the surviving spouse; estate of a married person, deduction for the widow",
  "2056(b)(1)": "terminable interest; house left to my wife only until she remarries or dies",
  "2056(b)(3)": "will says spouse must survive me by six months",
  "2056(b)(5)": "life estate with power of appointment for the widow",
  "2056(b)(7)":
    "QTIP trust; income to my second wife for life, then all to my own children; executor elects QTIP on Form 706, A-B trust, marital trust; trust that pays income to my wife for her lifetime",
  "2056(b)(8)": "spouse is the only noncharitable beneficiary of a charitable remainder trust",
  "2056(c)": "what counts as passing to the surviving spouse",
  "2056(d)":
    "my surviving spouse is not a citizen, is there a marital deduction; widow with a green card inherits, is it tax-free; husband is not a US citizen and inherits from his wife",
  "2056(d)(2)": "qualified domestic trust for a noncitizen widow",
  "2056(d)(3)": "credit instead when both spouses owe because the widow is not a citizen",
  "2056A": "QDOT trust for a spouse who is not a citizen",
  "2056A(a)": "trust for a noncitizen widow must have a U.S. trustee",
  "2056A(b)(1)": "tax on principal paid out of the QDOT or left when the spouse dies",
  "2056A(b)(3)": "hardship withdrawals by a foreign widow from the trust without tax",
  "2056A(b)(12)": "surviving spouse becomes an American citizen after the trust was set up",
  "2058":
    "deduction for state estate and inheritance taxes; state inheritance tax of New York or Oregon lowers the federal estate",
  "2058(b)": "four years to claim the deduction for state death tax",
  "2101":
    "estate tax of foreigners who own U.S. property; foreigner dies owning a Florida condo or U.S. shares; death tax on a nonresident alien, top rate and table; estate tax for a Canadian or European with American investments",
  "2102": "how much can a nonresident alien leave in America without estate tax",
  "2102(b)(1)": "foreigner's estate exempt only up to $60,000, $13,000 credit",
  "2102(b)(3)": "estate tax treaty gives a nonresident a share of the full exemption",
  "2103":
    "U.S. estate of a nonresident alien; only assets located in the United States count for a foreign decedent; which of a foreign person's property does America tax at death",
  "2104":
    "property located in the United States for estate tax of foreigners; are U.S. real estate and brokerage holdings of a nonresident taxed at death",
  "2104(a)": "nonresident dies owning Apple or other U.S. company stock",
  "2104(c)": "bonds and loans owed by Americans to a foreign decedent",
  "2105": "property outside the United States; bank deposits and insurance of foreigners",
  "2105(a)": "life insurance on a foreigner paid by a U.S. insurer",
  "2105(b)": "nonresident's American bank account is free of estate tax",
  "2105(b)(3)": "portfolio debt obligations held by a foreign decedent",
  "2105(c)": "foreign owner's paintings on loan to an American museum at death",
  "2106": "taxable estate of a nonresident alien",
  "2106(a)(1)": "nonresident's estate deducts only a proportion of its debts and expenses",
  "2106(a)(3)": "marital and charitable deductions for the estate of a foreigner",
  "2106(b)": "foreign estate must disclose its worldwide assets to get deductions",
  "2107": "estate of a tax-motivated expatriate who dies within ten years",
  "2107(b)": "expatriate's foreign company holding American assets counted at death",
  "2108":
    "president's proclamation against a country that taxes American estates more heavily; retaliation for burdensome foreign death taxes on Americans",
  "2201": "estate tax of soldiers killed in combat; soldier killed in action, lower estate tax rates",
  "2201(b)(2)": "estate of a September 11 or anthrax attack victim",
  "2201(b)(3)": "astronaut killed in the line of duty",
  "2203":
    "who is an executor; no executor was appointed, who counts as one for the estate tax; I hold my late aunt's property, am I treated as the executor; statutory executor, person in possession of the decedent's assets",
  "2204":
    "executor's discharge from personal liability; nine months until the executor is free from further estate tax claims; can the IRS come after me personally after I distributed the inheritance",
  "2204(a)": "Form 5495, asking the IRS to release me as executor",
  "2204(b)": "trustee wants a discharge from liability for a dead person's estate tax",
  "2205":
    "recovering estate tax from other heirs; I paid the estate tax out of my inheritance, who must pay me back; apportionment, tax comes out of the residue unless the will says otherwise",
  "2206":
    "life insurance beneficiaries share the estate tax; executor can bill the beneficiary of the life insurance for estate tax; do I have to pay estate tax on the life insurance payout I received",
  "2207":
    "executor recovers estate tax from whoever got the appointed property; person who takes under a power of appointment must chip in for estate tax",
  "2207A": "QTIP recovery of estate tax",
  "2207A(a)": "stepchildren who get the marital trust pay the extra estate tax",
  "2207A(a)(2)": "waiving the right of recovery in the will",
  "2207A(b)": "recovering gift tax after giving away the income interest of a marital trust",
  "2207B": "house with retained life estate, new owner must reimburse the estate tax",
  "2207B(d)": "charitable remainder trust need not pay back estate tax",
  "2208":
    "mainlander who moved to Puerto Rico or Guam and dies there; retired to the U.S. Virgin Islands, does the estate tax still apply",
  "2209":
    "person born in Puerto Rico is treated as a nonresident for estate tax; citizen only because of birth in a U.S. possession dies there",
};
