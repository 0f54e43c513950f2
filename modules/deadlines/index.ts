/** When federal returns are due. */
export * from "./schema.ts";
