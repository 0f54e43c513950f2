import type { PlainWords } from "./plain-words.ts";

export const DEPENDENTS: PlainWords = {
  "151": "dependency exemptions and personal exemptions",
  "151(b)": "exemption for myself and my spouse",
  "151(c)": "exemption for dependents; exemption for each kid or other person I support",
  "151(d)(2)": "I am claimed by my parents, do I get my own exemption",
  "151(d)(3)": "personal exemption phased out at high incomes",
  "151(d)(5)": "can I still claim a personal exemption; what happened to the personal exemptions",
  "151(d)(5)(A)": "personal exemption; exemption amount zero",
  "151(d)(5)(C)":
    "senior deduction of $6,000 for people 65 and over; I am over 65, is there an extra deduction; income limit of the new deduction for seniors; enhanced deduction for seniors 2025 through 2028, $75,000 and $150,000 income; extra deduction for being over 65; new $6,000 tax break for senior citizens; do married seniors both get the deduction for older people",
  "151(e)":
    "need a social security or taxpayer number for each dependent; dependent listed on the return without a number",
  "152": "who can I claim as a dependent",
  "152(a)": "who is a dependent; qualifying child and qualifying relative tests",
  "152(b)(1)": "can a dependent have dependents of his own",
  "152(b)(2)": "my son married and files jointly with his wife, can I still claim him",
  "152(b)(3)": "my children live in Mexico, are they my dependents",
  "152(c)": "is my kid a qualifying child",
  "152(c)(1)": "child away at college still lives with me",
  "152(c)(2)":
    "does my nephew living with us count; my little sister lives with me, is she my qualifying child; can I claim my grandchild or my niece who lives with me",
  "152(c)(3)":
    "can I claim my adult child who lives with me; up to what age can I claim my son who is in college; how old can a kid be and still be my dependent; can I claim my 22-year-old son",
  "152(c)(4)":
    "tie-breaker rule; my mother and I both want to claim my daughter; two people claim the same child, who wins",
  "152(d)": "can I claim my girlfriend; can I claim my mother or father as a dependent",
  "152(d)(1)":
    "support test; can I claim my elderly parent; how much may a qualifying relative earn, gross income limit",
  "152(d)(2)":
    "claiming a parent, child, girlfriend or relative; my boyfriend or cousin lived with me all year, is he my dependent",
  "152(d)(2)(H)": "girlfriend or boyfriend who lives with me as a dependent",
  "152(d)(3)": "my brothers and I share the support of our mother, who claims her",
  "152(e)": "can a divorced father claim his kids; my ex and I share custody, who claims the kids",
  "152(e)(1)": "divorced parents and who claims the child; which of two divorced parents claims the children",
  "152(e)(2)": "Form 8332, release of the claim to the child's exemption",
  "152(f)(1)": "foster, adopted and stepchildren as my children",
  "152(f)(5)": "scholarship does not count as the student's own support",
  "152(f)(6)": "kidnapped child still treated as dependent",
};
