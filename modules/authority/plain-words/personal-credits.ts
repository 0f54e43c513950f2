import type { PlainWords } from "./plain-words.ts";

export const PERSONAL_CREDITS: PlainWords = {
  "21": "child and dependent care credit; can I take off child care costs on my taxes; tax break for day care; child and dependent care expenses; can I write off my nanny or babysitter",
  "21(a)(1)": "how much is the credit for child care; we pay for day care so that both of us can work",
  "21(a)(2)": "what percentage of my day care bill do I get back",
  "21(b)(1)":
    "care of a disabled spouse while at work; up to what age of the child do babysitter costs count; does my elderly mother's adult day care count for the credit",
  "21(b)(2)":
    "credit for daycare, nanny or summer day camp so that parents can work; after-school care and babysitter costs; does sleepaway camp count for the child care credit; is preschool or kindergarten tuition a child care expense",
  "21(c)":
    "dollar limit of the child care credit for one child and for two; how much day care can I claim on my taxes",
  "21(d)":
    "lower-earning spouse's pay caps the day care costs that count; does my spouse have to work to claim child care",
  "21(d)(2)": "I work and my wife is a full-time student, can we claim nursery costs",
  "21(e)": "can a single mom claim day care",
  "21(e)(2)": "must married couples file jointly to get the child care credit",
  "21(e)(5)": "divorced parent with custody and the day care credit",
  "21(e)(6)":
    "child care credit when I pay grandma or my teenage daughter; can I pay my mother to watch the kids and claim it",
  "21(e)(9)":
    "the babysitter will not give me her social security number; Form 2441 needs the day care provider's name, address and tax number",
  "22": "credit for the elderly or disabled; credit for people 65 or over with low income or on permanent disability",
  "22(b)": "age 65 or retired on total disability, Schedule R credit",
  "22(c)(2)": "$5,000 or $7,500 starting amount of the elderly credit",
  "22(c)(3)": "social security and veterans' pensions reduce the credit for the elderly",
  "23": "adoption credit; credit for costs of adopting a child; we are adopting, can we get the costs back; tax break for adopting a kid; can I write off adoption expenses; is there a credit if the adoption fell through; adoption tax credit",
  "23(a)": "how much is the adoption tax credit",
  "23(a)(3)": "special needs adoption",
  "23(a)(4)": "how much of the adoption credit is refundable",
  "23(b)(1)": "most adoption cost per child that counts; how much can I claim for each adopted child",
  "23(b)(2)": "income at which the adoption credit phases out",
  "23(c)": "unused adoption credit carried over to the next five years; adoption credit larger than my tax",
  "23(d)": "which expenses count for the adoption credit",
  "23(d)(1)":
    "adoption agency, attorney and travel costs; do costs of adopting my stepchild count for the credit; surrogate mother costs and the adoption credit",
  "23(e)": "in which year can I claim costs of a foreign adoption",
  "24": "child tax credit; credit for each child under 17; tax break for having children; can I get money from the government for my kids; how do I claim the child tax credit; tax credit for parents of young children; how much money back do I get for a baby born this year",
  "24(a)": "who can claim the child tax credit",
  "24(b)(1)": "phaseout of the child credit at higher income",
  "24(c)":
    "which kids count for the child tax credit; until what age can I claim the child tax credit for my kid",
  "24(c)(1)": "my son turned 17 in December, do I still get the child credit",
  "24(c)(2)": "child who is not a US citizen or resident and the child credit",
  "24(d)(1)":
    "additional refundable child credit; 15 percent of earnings over the threshold, Schedule 8812; can I get the child tax credit if I owe no tax; is the child tax credit refundable",
  "24(g)":
    "banned from the child tax credit after a reckless or fraudulent claim; IRS took away my child tax credit for two years",
  "24(h)(2)": "how much do I get for each of my kids; how much is the child tax credit",
  "24(h)(3)":
    "at what income do parents lose the child tax credit, $200,000 or $400,000; do I make too much for the child tax credit",
  "24(h)(4)":
    "credit for other dependents; $500 credit for my college-age son or my elderly mother; credit for a dependent who is not my child under 17; credit for my parent or grown kid I support",
  "24(h)(5)": "most of the child tax credit that is paid out when no tax is owed",
  "24(h)(7)":
    "child's social security number needed; does my kid need a social security number for the child credit; my child has only an ITIN, can I get the credit",
  "24(j)": "monthly advance child payments of 2021 reconciled on the return",
  "24(k)": "child tax credit in Puerto Rico and the other territories",
  "25": "mortgage credit certificate; credit for home mortgage interest for low-income buyers",
  "25(a)(2)": "mortgage credit certificate above 20 percent, $2,000 yearly cap",
  "25(c)(1)": "MCC, state or county housing agency helps first home buyers with a credit",
  "25(e)(1)": "unused mortgage certificate credit carried forward three years",
  "25(e)(4)": "what happens to a mortgage credit certificate when I refinance",
  "25A":
    "college tuition tax credits; my child is in college, which credit do I claim; tuition I paid for a degree; tax credits for higher education",
  "25A(a)": "what tax breaks are there for college tuition; can I get a credit for sending my kid to college",
  "25A(b)": "how much do I get back for my son's college costs",
  "25A(b)(1)":
    "American opportunity credit; credit for the first four years of college; how is the $2,500 college credit figured",
  "25A(b)(2)":
    "my daughter is in her fifth year of college, can I still claim the credit; half-time student, felony drug conviction and the college credit",
  "25A(b)(4)": "ban of two or ten years after a wrong college credit claim",
  "25A(c)": "credit for taking a class to improve my job skills",
  "25A(c)(1)":
    "lifetime learning credit; credit for graduate school or job training courses; going back to school as an adult, which credit",
  "25A(d)": "do I make too much to get the college credit",
  "25A(d)(1)": "income limit for the tuition credits",
  "25A(f)(1)":
    "do textbooks, a laptop and the dorm count for the college tuition credit; which education expenses count for the credits",
  "25A(g)(1)": "need Form 1098-T and the student's social security number for the college credit",
  "25A(g)(2)":
    "scholarships and grants reduce the tuition that counts for the credit; grant paid part of the tuition, can I still take the credit",
  "25A(g)(3)": "my parents claim me but I paid the tuition, who takes the college credit",
  "25A(g)(6)": "married filing separately, no education credit",
  "25A(i)":
    "how much of the American opportunity credit is refundable; can I get the college credit back if I owe no tax",
  "25B": "saver's credit; credit for low-income workers who put money into retirement savings",
  "25B(a)": "Form 8880, credit on the first $2,000 saved for retirement",
  "25B(b)": "50, 20 or 10 percent saver's credit by income",
  "25B(c)": "full-time students, dependents and under 18 cannot get the saver's credit",
  "25B(d)(1)": "ABLE account contributions and the saver's credit",
  "25C":
    "home energy improvement credit; credit for windows, doors, insulation, heat pump or furnace; home energy audit; tax break for making my house more energy efficient",
  "25C(a)":
    "I insulated my house and bought a heat pump; do I get a tax credit for new windows; money back for insulating my attic",
  "25C(b)":
    "yearly dollar limit for windows, doors and insulation; how much credit for a new door, window or air conditioner",
  "25C(b)(5)": "$2,000 credit for a heat pump or biomass stove",
  "25C(b)(6)": "credit for having a home energy audit done, up to $150",
  "25C(d)(2)": "central air conditioner, water heater, boiler and electric panel upgrade credit",
  "25C(h)":
    "product identification number required for window and furnace credit; is the home improvement energy credit gone",
  "25C(i)": "can I still get a credit for a new furnace or windows after 2025",
  "25D":
    "residential solar credit; I put solar on my roof; battery storage and geothermal for my house; tax break for putting in solar at my house",
  "25D(a)":
    "credit for solar panels, solar water heater, geothermal heat pump, battery or wind turbine at home; is there a tax credit for solar panels on my home; credit for a geothermal heat pump in my home",
  "25D(c)": "solar credit larger than my tax, carry the rest forward",
  "25D(d)(5)": "ground-source heat pump credit for homeowners",
  "25D(d)(6)": "home battery of at least 3 kilowatt hours credit",
  "25D(e)(6)": "condo owner's share of a solar installation",
  "25D(g)":
    "30 percent residential solar credit stepping down by year; what percentage of my solar cost do I get back",
  "25D(h)": "when did the credit for rooftop solar end; is the home solar credit still there",
  "25E":
    "used electric car credit; credit for buying a previously owned clean vehicle from a dealer; I bought a second-hand electric car",
  "25E(a)":
    "up to $4,000 back on a used plug-in car; is there a credit for buying a used electric car; how much is the credit for a pre-owned EV",
  "25E(b)": "income limit for the used EV credit; do I earn too much for the used electric vehicle credit",
  "25E(c)":
    "used EV price under $25,000 and at least two model years old; which used electric cars qualify for the credit",
  "25E(f)": "have the dealer take the used EV credit off the price",
  "25E(g)": "until when had a used EV to be bought for the credit",
  "25F": "credit for gifts to scholarship granting organizations; school choice credit",
  "25F(b)(1)": "dollar-for-dollar $1,700 federal credit for private school scholarship donations",
  "25F(c)(2)": "which pupils can get a scholarship under the federal tax credit program",
  "25F(d)": "rules a scholarship granting organization must follow, 90 percent spent on scholarships",
  "25F(g)": "state must opt in and list its scholarship granting organizations",
  "26": "nonrefundable credits cannot exceed tax; what regular tax liability means",
  "26(a)": "personal credits may offset regular and minimum tax but are not refunded",
  "27": "credit for taxes of foreign countries, allowed against income tax; credit for tax paid to a US possession",
  "30B": "credit for fuel cell and hybrid cars",
  "30B(b)": "hydrogen fuel cell car credit",
  "30B(k)": "when did the hybrid and fuel cell vehicle credits end",
  "30C":
    "credit for installing an electric vehicle charger at home or business; alternative fuel refueling station",
  "30C(b)": "$1,000 limit for a home charger and $100,000 for a business one",
  "30C(c)(3)": "charger must stand in a low-income or non-urban census tract",
  "30C(e)(2)": "tax-exempt or city buys a charging station, seller takes the credit",
  "30C(i)": "last day to install an EV charger for the credit",
  "30D":
    "new electric car credit; tax credit for buying a plug-in electric vehicle; I bought an electric car; plug-in car purchase; tax break for a new EV or plug-in hybrid",
  "30D(a)": "do I get a tax credit for buying an electric car",
  "30D(b)": "$7,500 clean vehicle credit; how much is the tax credit for an electric vehicle",
  "30D(d)": "which new electric vehicles qualify",
  "30D(d)(5)": "electric car must be assembled in North America",
  "30D(e)(1)": "battery minerals from a free trade country",
  "30D(f)(10)":
    "income limit for a new electric vehicle credit; do I make too much money to get the EV credit",
  "30D(f)(11)": "sticker price cap of $55,000 or $80,000 for electric cars, vans, SUVs and pickups",
  "30D(g)": "transfer the EV credit to the dealer at the point of sale",
  "30D(h)": "when did the credit for a new electric car end",
  "31(a)": "credit for taxes taken out of my pay",
  "31(a)(1)":
    "credit for income tax withheld from paychecks; withholding counts as payment; my paycheck had tax taken out, where do I get credit for it; my employer withheld income tax, does it count toward what I owe",
  "31(a)(2)": "withholding from paychecks when the tax year is not the calendar year",
  "31(b)":
    "credit for too much social security tax withheld from two employers; two jobs and too much social security tax was taken out; how do I get excess social security tax back",
  "31(c)":
    "backup withholding by my bank credited on my return; can I claim the backup withholding shown on my 1099",
  "32": "earned income tax credit, EITC; refundable credit for low-wage workers with or without children; working family with low income gets money back; refund larger than the tax paid; do I qualify for the earned income credit; who can get the EITC; credit for working people with low income; money back from the government for low-paid workers; credit for the working poor",
  "32(a)": "how much is the earned income credit",
  "32(b)":
    "largest earned income credit with one, two or three children; how much can I get from the EITC with two kids; income limit for the earned income credit",
  "32(c)(1)":
    "I am single without kids and earn little, do I get the earned income credit; who is eligible for the earned income credit",
  "32(c)(1)(A)":
    "income credit without kids, ages and limits; can a single person with no children get the EITC",
  "32(c)(2)":
    "does unemployment or a pension count as earned income for the EITC; what is earned income for the EITC",
  "32(c)(2)(B)": "combat pay counted as earnings for the EITC",
  "32(c)(3)": "which children count for the EITC; does my grandchild count for my earned income credit",
  "32(d)":
    "married but separated, can I claim the EITC without filing jointly; can married people get the earned income credit",
  "32(i)(1)":
    "investment income limit for the earned income credit; can I get the earned income credit if I have interest and dividends",
  "32(k)(1)":
    "banned from the earned income credit after fraud; IRS says I may not claim the EITC for ten years",
  "32(k)(2)": "Form 8862, claiming the earned income credit again after denial",
  "32(l)": "does the earned income refund count against SSI, food stamps or Medicaid",
  "32(m)": "need a work-valid social security number for the EITC",
};
