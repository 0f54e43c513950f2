/** When federal returns are due; pure, and safe in a browser. */
export { moveToBusinessDay } from "./business-days.ts";
export { statementDue } from "./statements.ts";
export { addDays, dayIn, daysBetween } from "./days.ts";
export {
  deadlineOf,
  estimatedTaxDates,
  postpone,
  RETURN_FORMS,
  type Deadline,
  type Filer,
  type Postponement,
  type ReturnForm,
} from "./returns.ts";
