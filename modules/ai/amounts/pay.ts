/** Whether what a question states is pay, from which deductions still go off, and no taxable income. */
const PAY =
  /\b(?:wages?|salary|salaries|paychecks?|pay of|earn(?:s|ed|ing|ings)?|ma(?:ke|kes|de|king)|jobs?)\b/i;

export function statesPay(question: string): boolean {
  return PAY.test(question) && !/\btaxable\b/i.test(question);
}
