import { describe, expect, it } from "vitest";
import { shareOf } from "./arithmetic.ts";
import { workedSum } from "./rules.ts";
import { countOf, otherSum, sumBeside } from "./stated.ts";

const sum = (question: string, year = 2026) => workedSum({ question, year })?.text ?? null;

describe("a stated sum", () => {
  it.each([
    ["I made 20 grand from flour", "made", 2_000_000],
    ["an income of 250k", "income(?: of)?", 25_000_000],
    ["an AMTI of $1.1m", "AMTI(?: of)?", 110_000_000],
    ["with $1.2 million income", "income", 120_000_000],
    ["income 60000 in 2026", "income", 6_000_000],
    ["income of 60,000", "income(?: of)?", 6_000_000],
    ["we sold the mill for $900,000.50", "sold(?: \\w+){0,4} for", 90_000_050],
    ["a price of $90,000, income of $20,000", "income(?: of)?", 2_000_000],
    ["a price of $90,000, income $20,000", "income", 2_000_000],
    ["my income in 2026", "income", null],
    ["drove 12000 miles for income", "income", null],
    ["We sold the mill for 640k gain of 380k", "gain(?: of)?", 38_000_000],
  ])("%j, %s: %s", (question, words, cents) => expect(sumBeside(question, words)).toBe(cents));

  it("and a count are read in digits and in words", () => {
    expect(countOf("four months late", "months?")).toBe(4);
    expect(countOf("12 full months", "months?")).toBe(12);
    expect(countOf("some months", "months?")).toBeNull();
  });

  it("is the other one of two", () => {
    expect(otherSum("we make 90,000 and the mill cost 11,000", 9_000_000)).toBe(1_100_000);
    expect(otherSum("we make 90,000", 9_000_000)).toBeNull();
    expect(otherSum("90,000, 11,000 and 12,000", 9_000_000)).toBeNull();
  });

  it("is multiplied exactly", () => {
    expect(shareOf(8_000_000, 923_500)).toBe(7_388_000);
    expect(shareOf(1, 500_000)).toBe(1);
  });
});

describe("a worked sum", () => {
  it.each([
    [
      "can I deduct my dental implants, we make 90,000 and the implants were 11,000",
      "$11,000 − 7.5% × $90,000 = $11,000 − $6,750: $4,250 can be deducted",
    ],
    [
      "dental bills 14,000 AGI 80,000, what is the deduction",
      "$14,000 − 7.5% × $80,000 = $14,000 − $6,000: $8,000 can be deducted",
    ],
    [
      "deduct State income tax 11,000 property tax 7,000 income 140,000",
      "of $18,000 paid, $18,000 can be deducted",
    ],
    [
      "I won $50,000 and lost $50,000 gambling; how much is taxed?",
      "90% × $50,000 = $45,000; $50,000 − $45,000 = $5,000 is taxed",
    ],
    [
      "Can I deduct gambling losses, I won $8,000 and lost $10,000",
      "90% × $10,000 = $9,000, up to the gains of $8,000; $8,000 − $8,000 = $0",
    ],
    [
      "I won $10,000 and lost 20 grand at the casino",
      "90% × $20,000 = $18,000, up to the gains of $10,000; $10,000 − $10,000 = $0",
    ],
    [
      "I filed 4 months late and owed $10,000. What is the penalty?",
      "Failure to file: 5% × 4 months × $10,000 = $2,000 (26 USC 6651(a)(1))",
    ],
    [
      "I filed nine months late and owed $10,000. Penalty?",
      "5% × 5 months (5 months at most: 25 percent) × $10,000 = $2,500",
    ],
    [
      "I paid six months late on a balance of $8,000. What is the penalty?",
      "Failure to pay: 0.5% × 6 months × $8,000 = $240 (26 USC 6651(a)(2))",
    ],
    [
      "I have 620k income and paid $45,000 of state taxes; how much can I deduct?",
      "$40,400 − 30% × ($620,000 − $505,000) = $5,900, not below $10,000 (26 USC 164(b)(7)); of $45,000 paid, $10,000 can be deducted",
    ],
    [
      "With income of $550,000, can I deduct $30,000 of state income tax?",
      "$40,400 − 30% × ($550,000 − $505,000) = $26,900 (26 USC 164(b)(7)); of $30,000 paid, $26,900",
    ],
    [
      "With income of $90,000, can I deduct $12,000 of property tax?",
      "$40,400, since an income of $90,000 is not above $505,000 (26 USC 164(b)(7)); of $12,000 paid, $12,000",
    ],
    [
      "How much self-employment tax on net earnings of $80,000?",
      "$80,000 × (1 − 7.65%, half of the rates) = $73,880 (26 USC 1402(a)(12)); × 15.3% (12.4% + 2.9%) = $11,303.64",
    ],
    [
      "We sold our home for $900,000; we bought it for $300,000. I am single.",
      "$900,000 − $300,000 = $600,000 gain; $600,000 − $250,000 = $350,000 is taxed (26 USC 121(b)(1))",
    ],
    [
      "We sold our house at a gain of 600k on a joint return",
      "on a joint return $600,000 − $500,000 = $100,000 is taxed (26 USC 121(b)(2)(A))",
    ],
    [
      "I am single and sold my home with a profit of $100,000",
      "nothing of $100,000 is taxed (up to $250,000 is excluded)",
    ],
  ])("%s", (question, text) => expect(sum(question)).toContain(text));

  it.each([
    [
      "We filed and paid 4 months late and owed $10,000. What is the penalty?",
      "(5% − 0.5%) × 4 months × $10,000 = $1,800 (26 USC 6651(a)(1), (c)(1)); failure to pay: 0.5% × 4 months × $10,000 = $200 (26 USC 6651(a)(2)); together $2,000",
    ],
    [
      "How much self-employment tax on net earnings of $300,000?",
      "× (1 − 7.65%, half of the rates) = $277,050 (26 USC 1402(a)(12)); 12.4% × $184,500, the wage base of 2026 (Pub. 15), = $22,878 (26 USC 1401(a)); 2.9% × $277,050 = $8,034.45 (26 USC 1401(b)(1)); together $30,912.45",
    ],
    [
      "Four kids, joint MAGI of $420,500: the child tax credit?",
      "4 × $2,200 = $8,800; $8,800 − 21 × $50 (for each $1,000 or part of it of $420,500 − $400,000) = $7,750",
    ],
    [
      "Both 67, joint MAGI $200,000, senior deduction?",
      "$6,000 − 6% × ($200,000 − $150,000) = $3,000; 2 × $3,000 = $6,000",
    ],
    [
      "A waiter reported $28,000 of tips; MAGI $151,999; how much is deducted?",
      "nothing is taken off, since $151,999 is not above $300,000; on another return (not a separate one) $25,000, the most of $28,000 that counts; $25,000 − 1 × $100 (for each $1,000 of $151,999 − $150,000) = $24,900",
    ],
    [
      "Overtime of $4,000 on a joint return with MAGI of $200,000: how much is deducted?",
      "$4,000; nothing is taken off, since $200,000 is not above $300,000",
    ],
    [
      "$6,000 of interest on my new truck loan, AGI $100,001, single; how much do I deduct?",
      "$6,000 − 1 × $200 (for each $1,000 or part of it of $100,001 − $100,000) = $5,800",
    ],
    [
      "Rental losses of $30,000 with AGI $140,000; how much is allowed?",
      "$25,000, the most of $30,000 that counts; $25,000 − 50% × ($140,000 − $100,000) = $5,000",
    ],
    [
      "NIIT on interest of $10,000 with MAGI of $204,000, single?",
      "3.8% × $4,000, the lesser of $10,000 and ($204,000 − $200,000) = $4,000, is $152",
    ],
    ["0.9% tax on a salary of $300,000, joint?", "0.9% × ($300,000 − $250,000) = $450"],
    [
      "American opportunity credit on $4,000 of tuition, MAGI $85,000, single?",
      "100% × $2,000 + 25% × $2,000 = $2,500; $2,500 × (1 − ($85,000 − $80,000) ÷ $10,000) = $1,250",
    ],
    [
      "Lifetime learning credit on tuition of $12,000 with joint MAGI of $100,000?",
      "20% × $10,000 = $2,000; nothing is taken off",
    ],
    ["AGI $60,000, $5,000 of dental bills: how much do we deduct?", "$5,000 − $4,500: $500 can be deducted"],
    ["I gave $900 to my church, AGI $100,000: how much is deducted?", "$900 − $500: $400 is deducted"],
    ["At age 30 I withdraw $5,000 from a 401(k); how much is the penalty?", "10% × $5,000 = $500"],
    ["Net capital loss of $2,000: how much do I deduct?", "$2,000 of $2,000 is deducted"],
    [
      "NOL of $50,000 of 2023, taxable income of $40,000 this year: deduction?",
      "80% × $40,000 = $32,000; of $50,000, $32,000 is deducted for 2026, and $18,000 goes on",
    ],
    ["How much estate tax on an estate of $16,000,000?", "40% × ($16,000,000 − $15,000,000) = $400,000"],
  ])("%s", (question, text) => expect(sum(question)).toContain(text));

  it.each([
    [
      "The AMT exemption of a single miller with AMTI of $560,000?",
      "$90,100 − 50% × ($560,000 − $500,000) = $60,100 (26 USC 55(d)(2), (4)(A)(ii); Rev. Proc. 2025-32)",
    ],
    [
      "At what AMTI is the AMT exemption zero on a joint return?",
      "nothing is left from $1,280,400 on, that is $1,000,000 + $140,200 ÷ 50% = $1,280,400",
    ],
    [
      "Student loan interest of $1,800 with MAGI of $91,000, single: the deduction?",
      "$1,800 − $1,800 × ($91,000 − $85,000) ÷ $15,000 = $1,080",
    ],
    [
      "How much may a single miller of MAGI $167,900 contribute to a Roth IRA?",
      "= $200 (the reduction rounded down to $10, and at least $200 left",
    ],
    [
      "I'm 51 and single with MAGI of $150,000: the limit of my Roth IRA?",
      "$8,600; nothing is taken off, since $150,000 is not above $153,000",
    ],
    ["The Roth IRA limit with MAGI of $260,000, joint?", "nothing, since $260,000 is not below $252,000"],
    [
      "I'm single, covered at work, MAGI of $84,000: the deduction for an IRA?",
      "$7,500 − $7,500 × ($84,000 − $81,000) ÷ $10,000 = $5,250",
    ],
    [
      "The adoption credit with MAGI of $275,080?",
      "$17,670 − $17,670 × ($275,080 − $265,080) ÷ $40,000 = $13,252.50",
    ],
    ["The SALT cap with income of $700,000?", "$10,000, since $700,000 is not below $606,333.33"],
    [
      "Where does the deduction for tips end with $20,000 of tips?",
      "$150,000 + $20,000 ÷ $100 × $1,000 = $350,000",
    ],
    [
      "Where does the child tax credit end for one child?",
      "= $244,000; since a part of a step counts as a whole one, already above $243,000",
    ],
    [
      "Is my aunt a dependent with $6,100 of pension income?",
      "No: the gross income of $6,100 is not less than the exemption amount of 2026, $5,300",
    ],
    ["Is my aunt a dependent with $900 of pension income?", "that condition of a qualifying relative is met"],
  ])("falls over a range: %s", (question, text) => expect(sum(question)).toContain(text));

  it("is of the year asked", () => {
    const salt = "With income of $550,000, can I deduct $45,000 of state income tax?";
    expect(sum(salt, 2025)).toContain("$40,000 − 30% × ($550,000 − $500,000) = $25,000");
    expect(sum(salt, 2024)).toBeNull();
    expect(sum("I won $50,000 and lost $50,000 gambling", 2025)).toBeNull();
    expect(sum("I won $8,000 and lost $10,000 gambling and don't itemize")).toBeNull();
  });

  it("of a home's gain is none where the seller never lived there", () => {
    const told = "I sold my house at a gain of $400,000";
    expect(sum(told)).toContain("121(b)(1)");
    expect(sum(`${told} and had never lived in it`)).toBeNull();
  });

  it("of a deduction is only of the years that have it", () => {
    const tips = "$20,000 of tips with MAGI of $170,000: how much is deducted?";
    expect(sum(tips, 2028)).toContain("= $18,000");
    expect(sum(tips, 2024)).toBeNull();
    expect(sum(tips, 2029)).toBeNull();
    expect(sum("I make $60,000; what is deducted for tips?")).toBeNull();
  });

  it.each([
    "I sold my rented house at a gain of $600,000",
    "I sold my home after ten months at a gain of $600,000",
    "My sister and I sold the home we both live in with a profit of $600,000",
    "What is the penalty for filing late?",
    "I filed separately with income of $550,000; can I deduct $30,000 of state income tax?",
    "Can I deduct state taxes of $12,000?",
    "How much NIIT on my dividends with MAGI of $300,000?",
    "What do I deduct for tips and MAGI of $90,000?",
    "I am 24 and earn $21,000. Can grandma claim my kids as dependents?",
    "A capital loss carryover and $14,000 of legal fees: who deducts them?",
    "A foreign owner sold a house for $640,000 with a gain of $50,000, and the buyer kept $96,000: what is due?",
    "At age 60 I withdraw $5,000 from a 401(k); how much is the penalty?",
    "How much estate tax on $16,000,000 left to my wife?",
  ])("is not made of %j", (question) => {
    const text = sum(question.replace("I filed separately", "Married filing separately"));
    expect(text).toBeNull();
  });
});
