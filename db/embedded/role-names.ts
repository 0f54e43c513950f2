/** Roles of the embedded database beside its superuser. */
export const APPLICATION_ROLE = "taxrag_app";
/** Owns what the product may only add to; nobody signs in as it. */
export const APPEND_ONLY_OWNER = "taxrag_append_only";
