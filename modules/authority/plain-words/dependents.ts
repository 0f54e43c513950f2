import type { PlainWords } from "./plain-words.ts";

export const DEPENDENTS: PlainWords = {
  "151(c)": "exemption for dependents",
  "151(d)(3)": "personal exemption phased out at high incomes",
  "151(d)(5)(A)": "personal exemption; exemption amount zero",
  "151(d)(5)(C)":
    "senior deduction of $6,000 for people 65 and over; I am over 65, is there an extra deduction; income limit of the new deduction for seniors; enhanced deduction for seniors 2025 through 2028, $75,000 and $150,000 income",
  "151(e)": "need a social security or taxpayer number for each dependent",
  "152(a)": "who is a dependent; qualifying child and qualifying relative tests",
  "152(b)(1)": "can a dependent have dependents of his own",
  "152(b)(2)": "my son married and files jointly with his wife, can I still claim him",
  "152(b)(3)": "my children live in Mexico, are they my dependents",
  "152(c)(1)": "child away at college still lives with me",
  "152(c)(2)":
    "does my nephew living with us count; my little sister lives with me, is she my qualifying child",
  "152(c)(3)":
    "can I claim my adult child who lives with me; up to what age can I claim my son who is in college",
  "152(c)(4)": "tie-breaker rule; my mother and I both want to claim my daughter",
  "152(d)(1)":
    "support test; can I claim my elderly parent; how much may a qualifying relative earn, gross income limit",
  "152(d)(2)":
    "claiming a parent, child, girlfriend or relative; my boyfriend or cousin lived with me all year, is he my dependent",
  "152(d)(3)": "my brothers and I share the support of our mother, who claims her",
  "152(e)(1)": "divorced parents and who claims the child; which of two divorced parents claims the children",
  "152(e)(2)": "Form 8332, release of the claim to the child's exemption",
  "152(f)(1)": "foster, adopted and stepchildren as my children",
  "152(f)(5)": "scholarship does not count as the student's own support",
  "152(f)(6)": "kidnapped child still treated as dependent",
};
