declare module "knex/lib/dialects/postgres/index.js" {
  import { Knex } from "knex";
  export default class PostgresDialect extends Knex.Client {}
}
