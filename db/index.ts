/**
 * Door of the database: servers, connection pool and migrations. It knows no table of any module.
 */
export { acquireServers, type ServerHealth, type Servers } from "./servers.ts";
export { connect } from "./connect.ts";
export { migrateToLatest, migrationStatus, rollback, type MigrationStatus } from "./migrate.ts";
