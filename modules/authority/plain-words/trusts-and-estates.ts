import type { PlainWords } from "./plain-words.ts";

export const TRUSTS_AND_ESTATES: PlainWords = {
  "641":
    "income tax on estates and trusts; income during the settlement of an estate; does an estate or trust pay income tax; who pays tax while an estate is being settled; do estates and trusts pay income tax; how is a trust taxed; income of a dead person's estate; fiduciary income tax",
  "641(a)":
    "is income kept in a trust taxed; does my father's estate have to pay income tax; money a trust earns and keeps",
  "641(b)":
    "fiduciary pays the income tax of the trust or estate, Form 1041; how do you figure a trust's taxable income",
  "641(c)":
    "electing small business trust; ESBT taxed at the highest rate on S corporation income; trust that owns S corporation stock",
  "642": "estate and trust deductions; deductions of trusts and estates",
  "642(b)":
    "personal exemption of a trust; exemption of $600 for an estate, $300 or $100 for a trust; does an estate get a personal exemption; how much is a trust's exemption; personal exemption of estates and trusts",
  "642(b)(2)(C)": "qualified disability trust exemption amount",
  "642(c)": "charitable deduction of a trust; can an estate or trust deduct gifts to charity",
  "642(c)(5)": "pooled income fund of a charity",
  "642(e)":
    "depreciation split between trust and beneficiaries; who takes depreciation, the trust or the beneficiary",
  "642(g)": "executor chooses deduction on the 1041 or on the 706, not both; estate expenses deducted twice",
  "642(h)":
    "excess deductions on termination; the estate is closed and has losses left, do the heirs get them; unused losses of an estate passed to the heirs; last year of an estate with more deductions than income",
  "642(i)": "cemetery perpetual care fund pays for grave upkeep",
  "643": "simple terms for trust taxation; terms used in taxing trusts and estates",
  "643(a)":
    "distributable net income, DNI; how much trust income is taxed to beneficiaries; what is distributable net income",
  "643(a)(3)":
    "are capital gains part of what the trust beneficiary is taxed on; are a trust's capital gains taxed to the beneficiaries",
  "643(b)": "what is income of a trust",
  "643(c)": "who is a beneficiary",
  "643(e)":
    "property distributed in kind; trustee gives stock to a beneficiary instead of cash, election to recognize gain; trust gives property to a beneficiary",
  "643(f)":
    "multiple trusts; can I set up several trusts for the same child to save tax; several trusts treated as one",
  "643(g)": "trustee passes estimated tax payments to the beneficiaries, Form 1041-T",
  "643(i)": "loan from a foreign trust to an American beneficiary treated as a payout",
  "644":
    "trusts must use the calendar year; can a trust have a fiscal year; tax year of a living trust that became irrevocable",
  "645":
    "revocable trust treated as part of the estate; Form 8855 election by trustee and executor; living trust files together with the estate after death, fiscal year allowed",
  "645(b)(2)": "how long a living trust may be taxed together with the estate, two years",
  "646": "tax on Alaska Native Settlement Trusts, Form 1041-N",
  "646(b)": "lowest individual rate on a Native settlement trust's income",
  "646(e)": "are payments from a Native corporation settlement trust taxable to members",
  "651":
    "simple trust's deduction for income required to be paid out; trust that must pay out all income each year and no charity; trust deducts mandatory income distributions",
  "652": "beneficiary of a simple trust taxed on its income; I get the income of a trust each year",
  "652(a)": "taxed on trust income that the trustee owed me but did not pay",
  "652(b)": "tax-exempt interest and dividends keep their character for the trust beneficiary",
  "661":
    "does the trust or the beneficiary pay tax when it distributes; estate deducts what it pays to the heirs up to DNI; discretionary trust's write-off for money paid to beneficiaries, Schedule B of Form 1041",
  "661(a)": "complex trust and estate deduction for distributions",
  "662(a)":
    "beneficiaries taxed on what an estate or complex trust pays out; tier system; I received money from a trust or an estate; I am a beneficiary who got a distribution from a family trust; inheritance received from an estate during administration, how much is income; what heirs report when an estate pays income out to them; do I pay tax on money from a trust; is money I got from an estate taxable; beneficiary of an estate receives income, who pays tax",
  "662(a)(2)": "trust paid me part of its income at the trustee's choice",
  "662(b)":
    "what kind of income does my trust K-1 carry out; capital gains, tax-exempt interest and dividends passed to a beneficiary",
  "663(a)": "is a bequest of a certain sum taxed to the heir",
  "663(a)(1)":
    "specific bequests not taxed to the beneficiary; my aunt's will left me a fixed sum, is it income to me; gift of specific property under a will carries out no income",
  "663(b)":
    "65-day rule; trustee pays beneficiaries in January or February for last year; deadline of March 6 for last year's trust distributions; trust distribution after year-end counted for the year before",
  "663(c)":
    "separate shares; one trust for three children, each child's share figured alone; estate with several heirs, separate share rule",
  "664":
    "charitable remainder annuity trust and unitrust, CRT; trust pays me for life and then goes to charity; what is a charitable remainder trust; give to charity and get income for life",
  "664(b)":
    "how are the yearly payments from a charitable remainder trust taxed to me; is money I get from a charitable trust taxed",
  "664(c)":
    "does a charitable remainder trust pay tax on selling donated stock; are charitable remainder trusts tax-exempt",
  "664(c)(2)": "charitable remainder trust with business income pays 100 percent excise",
  "664(d)": "annuity trust or unitrust for charity",
  "664(d)(1)":
    "how much must a CRAT pay each year, 5 to 50 percent; charitable trust paying a fixed sum each year",
  "664(d)(2)":
    "unitrust percentage and ten percent remainder test, CRUT, NIMCRUT; charitable trust paying a percentage each year",
  "665": "accumulation distributions, throwback rule terms",
  "665(a)": "undistributed net income of a foreign trust, UNI",
  "665(c)": "throwback rule no longer applies to domestic trusts",
  "666": "which earlier years a payout of accumulated trust income is traced to",
  "666(b)": "taxes the trust paid added to an accumulation payout",
  "666(d)": "foreign trust gave no records, everything treated as accumulated income",
  "667":
    "throwback tax on accumulated trust income; beneficiary's tax on old income saved up in a foreign trust, Form 4970",
  "667(c)": "payouts from three or more trusts for the same years",
  "668":
    "interest charge on foreign trust accumulation distributions; interest on late-distributed income of an offshore trust",
  "668(b)": "foreign trust interest charge cannot exceed the distribution",
  "671":
    "grantor taxed on trust income; owner of a grantor trust; I set up a trust, who pays the tax on it; what is a grantor trust; intentionally defective grantor trust, IDGT, who reports the income; trust income is reported on my own 1040 though the trust is irrevocable; who pays tax on the income of a trust I made; am I taxed on income of my own trust; trust ignored for income tax; tax return of a trust I control; grantor trusts, income taxed to the maker",
  "672": "adverse, nonadverse and subordinate party; spouse's powers",
  "672(a)": "who is an adverse party to a trust",
  "672(c)": "which relatives and employees are subordinate trustees",
  "672(e)": "powers of my spouse over the trust count as mine",
  "672(f)": "foreigner who sets up a trust for American heirs",
  "673":
    "trust that reverts to the grantor; trust property comes back to me later, more than five percent; Clifford trust for a term of years",
  "674": "grantor's control over who benefits from the trust",
  "674(a)": "I can change who gets the trust money, am I still taxed",
  "674(c)": "independent trustee may decide who gets the income without taxing the grantor",
  "674(d)": "trustee power limited by health, education and support standard",
  "675":
    "grantor borrowing from or swapping assets with the trust; power to swap property of equal value with a trust",
  "675(2)": "trust lends to the grantor without adequate interest or security",
  "675(3)": "I borrowed money from the trust I created",
  "675(4)": "swap power, power of substitution in an irrevocable trust",
  "676":
    "revocable trust; living trust is taxed to the grantor; living trust that can be changed or revoked at any time by my parents; do I file a separate return for my living trust; who pays income tax while I can still cancel the trust; do I pay tax on my living trust; how is a revocable trust taxed; trust that I can take back; my living trust and my tax return; trust I can change whenever I want, who pays tax",
  "676(a)": "power to cancel a trust and take the property",
  "677": "trust income used for the grantor or the spouse, or to pay life insurance premiums",
  "677(a)": "spousal trust, SLAT, taxed to the spouse who made it",
  "677(a)(3)": "trust pays premiums on my life insurance, ILIT is a grantor trust",
  "677(b)": "trust income used to support my child",
  "678":
    "beneficiary treated as owner of a trust; power to take the principal; Crummey power holder treated as owner, BDIT; child can withdraw the whole trust, is the child taxed",
  "679":
    "foreign trust set up by an American with U.S. beneficiaries; foreign asset protection trust I funded is taxed to me",
  "679(a)(4)": "immigrant who funded an offshore trust within five years before arriving",
  "679(c)": "when does a foreign trust have an American beneficiary",
  "681":
    "trust's business income cuts its charitable deduction; trust runs a business and gives to charity, unrelated business income limit",
  "683": "pooling appreciated stocks in a trust to diversify is taxed",
  "683(b)": "pooled income fund not treated as an exchange fund",
  "684": "gain on transfer to a foreign trust; moving assets to an offshore trust triggers gain",
  "684(c)": "domestic trust that becomes foreign is taxed as if it sold everything",
  "685": "funeral trust election; prepaid funeral contract, who pays tax on the interest, Form 1041-QFT",
  "685(d)": "refund when I cancel a prepaid burial contract",
  "691":
    "I inherited an IRA; income of a person who died; is an inherited IRA or last paycheck taxable; money that was owed to my mother when she died",
  "691(a)":
    "income a dead person had earned but not received; IRA and final paycheck after death; money my late spouse had earned but was paid after death; income in respect of a decedent; royalties, commissions, unpaid bonus and accrued interest of the deceased, IRD; my father's last paycheck and vacation pay arrived after he died; do heirs pay tax on a dead person's unpaid wages; final wages of a person who died",
  "691(a)(1)":
    "salary owed to a dead man and collected by his heirs; who reports income a dead person never received",
  "691(a)(3)": "is the inherited income ordinary or capital",
  "691(a)(4)": "seller died before the installment note was paid off",
  "691(b)":
    "bills the deceased owed, who deducts them, deductions in respect of a decedent; who deducts the bills of a dead person",
  "691(c)":
    "deduction for estate tax on that income; can I deduct the estate tax that was paid on an IRA I inherited; beneficiary of a large IRA itemizes a write-off for death taxes paid; credit for estate tax on inherited income",
  "691(d)": "survivor on a joint annuity deducts estate tax",
  "692":
    "income tax forgiven for soldiers killed in combat and terror victims; soldier died in a combat zone, is his income tax canceled",
  "692(c)": "federal employee killed by terrorism abroad, no income tax",
  "692(d)": "9/11, Oklahoma City and anthrax victims, tax forgiveness",
  "692(d)(2)": "$10,000 minimum refund to a terror victim's family",
  "692(d)(5)": "astronaut killed in the line of duty",
};
