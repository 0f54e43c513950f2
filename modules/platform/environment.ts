/**
 * Environment for third-party programs: none of our variables, so that a PGPORT, a NODE_OPTIONS or an empty environment
 * makes no difference.
 */
export const CLEAN_ENVIRONMENT: NodeJS.ProcessEnv = {
  NODE_ENV: "production",
  LC_ALL: "C",
  PATH: "/usr/sbin:/usr/bin:/sbin:/bin",
};
