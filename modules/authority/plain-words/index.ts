/** What people call the subjects of sections, in their own words. Kept by hand; a line that changes is embedded anew. */
import { ACCOUNTING } from "./accounting.ts";
import { ACCOUNTING_TIMING } from "./accounting-timing.ts";
import { ACCUMULATED_EARNINGS_AND_BANKS } from "./accumulated-earnings-and-banks.ts";
import { ADDITIONS_TO_TAX } from "./additions-to-tax.ts";
import { ADMINISTRATION } from "./administration.ts";
import { ALCOHOL_OFFENSES } from "./alcohol-offenses.ts";
import { ALCOHOL_PREMISES } from "./alcohol-premises.ts";
import { ALCOHOL_TAX } from "./alcohol-tax.ts";
import { ASSESSABLE_PENALTIES } from "./assessable-penalties.ts";
import { BASIS_AND_EXCHANGES } from "./basis-and-exchanges.ts";
import { BENEFITS_EXCLUDED } from "./benefits-excluded.ts";
import { BUSINESS_CREDITS } from "./business-credits.ts";
import { BUSINESS_DEDUCTIONS } from "./business-deductions.ts";
import { CAMPAIGN_AND_TRUST_FUNDS } from "./campaign-and-trust-funds.ts";
import { CAPITAL_GAINS } from "./capital-gains.ts";
import { CHARITABLE_AND_OTHER_DEDUCTIONS } from "./charitable-and-other-deductions.ts";
import { COLLECTION } from "./collection.ts";
import { CONGRESS_AND_TRUST_FUNDS } from "./congress-and-trust-funds.ts";
import { COOPERATIVES_AND_ZONES } from "./cooperatives-and-zones.ts";
import { CORPORATE_DISTRIBUTIONS } from "./corporate-distributions.ts";
import { CORPORATE_REORGANIZATIONS } from "./corporate-reorganizations.ts";
import { COST_RECOVERY } from "./cost-recovery.ts";
import { COURT } from "./court.ts";
import { CRIMES } from "./crimes.ts";
import { DEDUCTIONS_OF_CORPORATIONS } from "./deductions-of-corporations.ts";
import { DEDUCTIONS_OF_INDIVIDUALS } from "./deductions-of-individuals.ts";
import { DEFINITIONS } from "./definitions.ts";
import { DEPENDENTS } from "./dependents.ts";
import { ENVIRONMENTAL_EXCISE } from "./environmental-excise.ts";
import { ESTATE_TAX } from "./estate-tax.ts";
import { EXEMPT_ORGANIZATION_INCOME } from "./exempt-organization-income.ts";
import { EXEMPT_ORGANIZATIONS } from "./exempt-organizations.ts";
import { FILING } from "./filing.ts";
import { FOREIGN_CORPORATIONS } from "./foreign-corporations.ts";
import { FOREIGN_INCOME } from "./foreign-income.ts";
import { FOUNDATION_AND_PLAN_EXCISE } from "./foundation-and-plan-excise.ts";
import { FUEL_AND_VEHICLE_EXCISE } from "./fuel-and-vehicle-excise.ts";
import { GIFT_TAX } from "./gift-tax.ts";
import { GROUP_HEALTH } from "./group-health.ts";
import { HEALTH_AND_OTHER_EXCISE } from "./health-and-other-excise.ts";
import { INCOME_AVERAGING_AND_S_CORPORATIONS } from "./income-averaging-and-s-corporations.ts";
import { INCOME_EXCLUDED } from "./income-excluded.ts";
import { INCOME_INCLUDED } from "./income-included.ts";
import { INSURANCE_COMPANIES } from "./insurance-companies.ts";
import { INVESTMENT_COMPANIES } from "./investment-companies.ts";
import { INVESTMENT_CREDITS } from "./investment-credits.ts";
import { LIMITATIONS_AND_INTEREST } from "./limitations-and-interest.ts";
import { MINIMUM_TAX } from "./minimum-tax.ts";
import { NATURAL_RESOURCES } from "./natural-resources.ts";
import { NOT_DEDUCTIBLE } from "./not-deductible.ts";
import { PARTNERSHIPS } from "./partnerships.ts";
import { PAYMENT_AND_ASSESSMENT } from "./payment-and-assessment.ts";
import { PERSONAL_CREDITS } from "./personal-credits.ts";
import { RAILROAD_AND_UNEMPLOYMENT_TAX } from "./railroad-and-unemployment-tax.ts";
import { RATES } from "./rates.ts";
import { RECAPTURE_AND_DISCOUNT } from "./recapture-and-discount.ts";
import { REFUNDABLE_CREDITS } from "./refundable-credits.ts";
import { REFUNDS } from "./refunds.ts";
import { RETIREMENT_PLAN_STANDARDS } from "./retirement-plan-standards.ts";
import { RETIREMENT_PLANS } from "./retirement-plans.ts";
import { RETURNS } from "./returns.ts";
import { RETURNS_ABOUT_ENTITIES } from "./returns-about-entities.ts";
import { RETURNS_ABOUT_PAYMENTS } from "./returns-about-payments.ts";
import { SELF_EMPLOYMENT_AND_CONSOLIDATED } from "./self-employment-and-consolidated.ts";
import { SOCIAL_SECURITY_TAX } from "./social-security-tax.ts";
import { SOURCING_AND_FOREIGN_PERSONS } from "./sourcing-and-foreign-persons.ts";
import { SPECIAL_EXCHANGES } from "./special-exchanges.ts";
import { STAMPS_AND_TRANSFEREES } from "./stamps-and-transferees.ts";
import { STOCK_OPTIONS_AND_FUNDING } from "./stock-options-and-funding.ts";
import { TAX_EXEMPT_BONDS } from "./tax-exempt-bonds.ts";
import { TOBACCO_AND_FIREARMS } from "./tobacco-and-firearms.ts";
import { TRANSPORT_AND_WAGERING_EXCISE } from "./transport-and-wagering-excise.ts";
import { TRUSTS_AND_ESTATES } from "./trusts-and-estates.ts";
import { WITHHOLDING } from "./withholding.ts";
import type { PlainWords } from "./plain-words.ts";

const ALL: PlainWords = {
  ...RATES,
  ...PERSONAL_CREDITS,
  ...REFUNDABLE_CREDITS,
  ...BUSINESS_CREDITS,
  ...INVESTMENT_CREDITS,
  ...MINIMUM_TAX,
  ...INCOME_INCLUDED,
  ...INCOME_EXCLUDED,
  ...BENEFITS_EXCLUDED,
  ...TAX_EXEMPT_BONDS,
  ...DEPENDENTS,
  ...BUSINESS_DEDUCTIONS,
  ...COST_RECOVERY,
  ...CHARITABLE_AND_OTHER_DEDUCTIONS,
  ...DEDUCTIONS_OF_INDIVIDUALS,
  ...DEDUCTIONS_OF_CORPORATIONS,
  ...NOT_DEDUCTIBLE,
  ...CORPORATE_DISTRIBUTIONS,
  ...CORPORATE_REORGANIZATIONS,
  ...RETIREMENT_PLANS,
  ...RETIREMENT_PLAN_STANDARDS,
  ...STOCK_OPTIONS_AND_FUNDING,
  ...ACCOUNTING,
  ...ACCOUNTING_TIMING,
  ...EXEMPT_ORGANIZATIONS,
  ...EXEMPT_ORGANIZATION_INCOME,
  ...ACCUMULATED_EARNINGS_AND_BANKS,
  ...NATURAL_RESOURCES,
  ...TRUSTS_AND_ESTATES,
  ...PARTNERSHIPS,
  ...INSURANCE_COMPANIES,
  ...INVESTMENT_COMPANIES,
  ...SOURCING_AND_FOREIGN_PERSONS,
  ...FOREIGN_INCOME,
  ...FOREIGN_CORPORATIONS,
  ...BASIS_AND_EXCHANGES,
  ...SPECIAL_EXCHANGES,
  ...CAPITAL_GAINS,
  ...RECAPTURE_AND_DISCOUNT,
  ...INCOME_AVERAGING_AND_S_CORPORATIONS,
  ...COOPERATIVES_AND_ZONES,
  ...SELF_EMPLOYMENT_AND_CONSOLIDATED,
  ...ESTATE_TAX,
  ...GIFT_TAX,
  ...SOCIAL_SECURITY_TAX,
  ...RAILROAD_AND_UNEMPLOYMENT_TAX,
  ...WITHHOLDING,
  ...FUEL_AND_VEHICLE_EXCISE,
  ...TRANSPORT_AND_WAGERING_EXCISE,
  ...ENVIRONMENTAL_EXCISE,
  ...FOUNDATION_AND_PLAN_EXCISE,
  ...HEALTH_AND_OTHER_EXCISE,
  ...ALCOHOL_TAX,
  ...ALCOHOL_PREMISES,
  ...ALCOHOL_OFFENSES,
  ...TOBACCO_AND_FIREARMS,
  ...RETURNS,
  ...RETURNS_ABOUT_ENTITIES,
  ...RETURNS_ABOUT_PAYMENTS,
  ...FILING,
  ...PAYMENT_AND_ASSESSMENT,
  ...COLLECTION,
  ...REFUNDS,
  ...LIMITATIONS_AND_INTEREST,
  ...ADDITIONS_TO_TAX,
  ...ASSESSABLE_PENALTIES,
  ...STAMPS_AND_TRANSFEREES,
  ...CRIMES,
  ...COURT,
  ...ADMINISTRATION,
  ...DEFINITIONS,
  ...CONGRESS_AND_TRUST_FUNDS,
  ...CAMPAIGN_AND_TRUST_FUNDS,
  ...GROUP_HEALTH,
};

/** Every phrase with the number of its section and the fragment of its unit: "b-2", empty for the whole section. */
export const plainWords: { number: string; fragment: string; phrase: string }[] = Object.entries(ALL).flatMap(
  ([pin, phrases]) => {
    const [number, ...path] = pin.match(/[\w-]+/g)!;
    return phrases.split("; ").map((phrase) => ({ number: number!, fragment: path.join("-"), phrase }));
  },
);
