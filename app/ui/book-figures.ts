/** Figures that the books quote and the code does not export to browsers; `tests/books.test.ts` compares them. */

/** Failed sign-ins in a quarter of an hour that close an account, and an address. */
export const FAILED_SIGN_INS = { account: 10, address: 100 };

/** Tokens at which the library cuts a passage. */
export const PASSAGE_TOKENS = 220;

/** Entities in one intake up to which the office should work: advice of the specification. */
export const ENTITIES_ADVISED = 50;
