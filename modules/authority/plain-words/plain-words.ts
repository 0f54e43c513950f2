/** By section of the Code: what practice and taxpayers call what it is about, phrases separated by "; ". */
export type PlainWords = Record<string, string>;
