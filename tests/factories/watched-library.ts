/** People and small releases of law, for tests of saved searches. */
export { buildPerson } from "../../modules/accounts/testing.ts";
export { CODE, entry, RULINGS, ruling, type Entry } from "../../modules/authority/testing.ts";
