/** A database URL for display: without its password. */
export function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = "";
  url.search = "";
  return url.href;
}
