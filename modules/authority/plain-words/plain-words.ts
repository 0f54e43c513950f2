/**
 * By pin cite within the Code ("121", "121(b)(2)"): what practice and taxpayers call what it is about, phrases
 * separated by "; ". Those of a unit also say which paragraph speaks to the question.
 */
export type PlainWords = Record<string, string>;
