/** Shapes, choices, limits and bodies of a group of entities; safe in a browser. */
export * from "./inputs.ts";
export * from "./records.ts";
export * from "./terms.ts";
export * from "./validation-records.ts";
export { formatAmount, formatPercentage, isDate, parseAmount, parsePercentage } from "./values.ts";
