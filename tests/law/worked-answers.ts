/**
 * Plain-language questions and the pin cites that an answer must quote, compiled from the sections at release point
 * 119-100.
 */
export const WORKED: [question: string, section: string, pins: string[]][] = [
  // (a) is the definition, its list begins with pay for services and names discharged debt.
  ["What is gross income?", "61", ["61(a)", "61(a)(1)", "61(a)(11)"]],
  // (a) denies, (c)(1) excepts a principal place of business, (c)(5) caps at the income from the use.
  [
    "Can I deduct the cost of my home office?",
    "280A",
    ["280A(a)", "280A(c)(1)", "280A(c)(1)(A)", "280A(c)(5)"],
  ],
  // (a) two years out of five, (b)(1) $250,000, (b)(2)(A) $500,000 on a joint return, (b)(3) once in two years.
  [
    "How much gain can I exclude when I sell my house?",
    "121",
    ["121(a)", "121(b)(1)", "121(b)(2)(A)", "121(b)(3)"],
  ],
  // (a) 30 days before and after.
  ["Can I claim a loss if I sell stock and buy it back?", "1091", ["1091(a)"]],
  // (d) moves the loss into the basis of the new shares.
  ["What is a wash sale?", "1091", ["1091(a)", "1091(d)"]],
  // (a)(1) 5 percent a month, 25 percent at most; the minimum is after paragraph (3).
  ["What is the penalty for filing my tax return late?", "6651", ["6651(a)(1)", "6651(a)"]],
];
