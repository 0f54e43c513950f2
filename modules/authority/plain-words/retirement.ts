import type { PlainWords } from "./plain-words.ts";

export const RETIREMENT: PlainWords = {
  "401":
    "requirements of a qualified pension, profit-sharing or 401(k) plan; elective deferrals and nondiscrimination; required minimum distributions, RMD age; safe harbor 401(k); hardship withdrawal; self-employed retirement plan; when must I start taking money from my pension or 401(k); what rules must our company's retirement plan meet; age when withdrawals from an IRA or a plan must begin; when do I have to start taking money out of my IRA",
  "402":
    "taxation of a payout from an employer plan; rollover of a 401(k) within 60 days; lump sum distribution; net unrealized appreciation of employer stock; limit on elective deferrals; emergency personal expense distribution; I changed jobs, can I move my 401(k); I got a payout from my old employer's plan",
  "402A": "Roth 401(k); designated Roth contributions; in-plan Roth conversion",
  "403": "403(b) tax-sheltered annuities for teachers and hospital workers; employee annuities",
  "404": "employer's deduction for pension and profit-sharing contributions; deducting deferred compensation",
  "408":
    "individual retirement account rules; traditional IRA withdrawals; SEP and SIMPLE IRA; inherited IRA; once-a-year IRA rollover; qualified charitable distribution from an IRA; collectibles or loans from an IRA; how is money from my IRA taxed; I inherited an IRA; SEP plan for the self-employed; giving from my IRA to charity",
  "408A":
    "Roth IRA; qualified distributions after five years; income limits for Roth contributions; converting a traditional IRA to a Roth; can I put money in a Roth and when is it tax-free; can I convert my IRA into a Roth",
  "409": "ESOP qualifications; tax credit employee stock ownership plan",
  "409A":
    "nonqualified deferred compensation; 20 percent additional tax for deferred pay that breaks the rules; six-month delay for key employees; my deferred bonus or severance is paid later",
  "410":
    "minimum participation and coverage; when an employee must be let into the plan; age 21 and one year of service",
  "411":
    "vesting schedule; nonforfeitable benefits after years of service; anti-cutback rule; when does my pension belong to me for good",
  "412": "minimum funding of pension plans; funding waiver",
  "413": "multiemployer and multiple employer plans",
  "414":
    "retirement plan definitions; controlled group as one employer; highly compensated employee; catch-up contributions at age 50; qualified domestic relations order, QDRO; governmental and church plans; leased employees",
  "414A": "automatic enrollment in new 401(k) plans",
  "415":
    "limits on benefits and annual additions of qualified plans; maximum pension and contribution per person; cost-of-living increases; how much can go into my retirement plan in a year",
  "416": "top-heavy plans; key employees",
  "417": "joint and survivor annuity; spouse's consent",
  "419": "welfare benefit funds of employers",
  "420": "using extra pension money for retiree health",
  "421": "stock options, general rule of no income at exercise; I got stock options at work",
  "422":
    "incentive stock options, ISO; holding two years from grant and one year from exercise; $100,000 limit; I exercised my incentive options and kept the shares; options with no tax at exercise",
  "423":
    "employee stock purchase plan, ESPP; 15 percent discount on company shares; I buy my company's shares at a discount through payroll",
  "424": "stock option definitions; disqualifying disposition",
  "430": "funding rules of single-employer pensions",
  "431": "funding rules of multiemployer pensions",
  "432": "endangered and critical status of multiemployer plans",
  "436": "restrictions on underfunded pension plans",
  "457":
    "deferred compensation of state and local government workers and nonprofits; 457(b) and 457(f) plans",
  "457A": "deferred pay from offshore funds",
  "4971": "excise tax for underfunded pension plan",
  "4972": "excise tax on nondeductible contributions to a plan",
  "4973":
    "six percent tax on excess contributions to IRA, HSA or other accounts; putting too much into an IRA; I put too much in my IRA",
  "4974":
    "excise tax for missing a required minimum distribution; not taking enough out of a retirement account; I forgot to take my required minimum; missed yearly withdrawal from my IRA",
  "4975":
    "prohibited transactions; self-dealing with an IRA or retirement plan; disqualified person; can I buy property from my own IRA",
  "4976": "welfare fund excise tax",
  "4977": "fringe benefits excise tax election",
  "4978": "ESOP sells shares too soon",
  "4979": "excess 401(k) contributions not returned in time",
  "4980": "pension reversion; employer takes surplus out of the plan",
  "4980B": "COBRA continuation coverage; health insurance after leaving a job",
  "4980D": "penalty for group health plan that breaks the rules",
  "4980F": "notice of pension cutbacks",
  "4980G": "comparable employer contributions to HSAs",
  "4980H":
    "employer mandate; large employers must offer health coverage; penalty for fifty or more full-time employees; must my company offer health insurance",
  "530": "Coverdell education savings account; education IRA",
  "529":
    "529 plan; college savings; prepaid tuition; qualified higher education expenses; rollover of leftover 529 money to a Roth IRA; K-12 tuition; saving for my child's college; can college account money pay for rent, books or student loans",
  "529A": "ABLE account for disabled people; saving for a disabled child without losing benefits",
  "530A":
    "Trump account; savings account for children, newborn deposit; account for my newborn child with government money",
  "6433": "saver's match; government match to retirement savings",
  "6434": "$1,000 government contribution for newborns to Trump accounts",
  "6693": "penalty for missing reports on IRA, HSA and education accounts",
  "6057": "registration of pension plans with vested leavers",
  "6058": "annual return of a pension plan, Form 5500",
  "6047": "reports of plan and annuity distributions, Form 1099-R",
  "7702": "life insurance contract defined; cash value test; is my policy life insurance for tax",
  "7702A": "modified endowment contract",
  "7702B": "long-term care insurance contracts",
};
