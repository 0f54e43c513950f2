/**
 * Jobs: the schema `job_queue` as pg-boss 10.4 makes it (its `getConstructionPlans`, frozen here), and beside it what
 * pg-boss does not keep: progress, reasons of failures, wishes to cancel, ticks of schedules.
 */
import type { Knex } from "knex";

export async function up(knex: Knex): Promise<void> {
  const { client } = knex;
  const connection = await client.acquireConnection();
  // The driver itself: Knex would take the question marks and braces for placeholders.
  await connection.query(PG_BOSS);
  await client.releaseConnection(connection);
  // One job that waits or runs for a key; pg-boss inserts "on conflict do nothing", so that a second one joins it.
  await knex.raw(`create unique index job_open_key on job_queue.job (name, singleton_key)
    where state < 'completed' and singleton_key is not null`);
  await knex.raw("create index job_running on job_queue.job (name) where state = 'active'");
  await knex.raw("create index job_newest on job_queue.job (created_on desc, id desc)");
  await knex.schema.createTable("job_details", (t) => {
    t.uuid("job_id").primary();
    t.bigInteger("done");
    t.bigInteger("total");
    t.text("text");
    t.integer("revision").notNullable().defaultTo(0);
    t.jsonb("failures").notNullable().defaultTo("[]");
    t.timestamp("cancel_requested_at");
  });
  await knex.schema.createTable("job_schedules", (t) => {
    t.text("name").primary();
    t.timestamp("last_tick_at");
    t.timestamp("next_tick_at");
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable("job_schedules");
  await knex.schema.dropTable("job_details");
  await knex.raw("drop schema job_queue cascade");
}

const PG_BOSS = String.raw`
CREATE SCHEMA IF NOT EXISTS job_queue
  ;
    CREATE TYPE job_queue.job_state AS ENUM (
      'created',
      'retry',
      'active',
      'completed',
      'cancelled',
      'failed'
    )
  ;
    CREATE TABLE job_queue.version (
      version int primary key,
      maintained_on timestamp with time zone,
      cron_on timestamp with time zone,
      monitored_on timestamp with time zone
    )
  ;
    CREATE TABLE job_queue.queue (
      name text,
      policy text,
      retry_limit int,
      retry_delay int,
      retry_backoff bool,
      expire_seconds int,
      retention_minutes int,
      dead_letter text REFERENCES job_queue.queue (name),
      partition_name text,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY (name)
    )
  ;
    CREATE TABLE job_queue.schedule (
      name text REFERENCES job_queue.queue ON DELETE CASCADE,
      cron text not null,
      timezone text,
      data jsonb,
      options jsonb,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY (name)
    )
  ;
    CREATE TABLE job_queue.subscription (
      event text not null,
      name text not null REFERENCES job_queue.queue ON DELETE CASCADE,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY(event, name)
    )
  ;
    CREATE TABLE job_queue.job (
      id uuid not null default gen_random_uuid(),
      name text not null,
      priority integer not null default(0),
      data jsonb,
      state job_queue.job_state not null default('created'),
      retry_limit integer not null default(2),
      retry_count integer not null default(0),
      retry_delay integer not null default(0),
      retry_backoff boolean not null default false,
      start_after timestamp with time zone not null default now(),
      started_on timestamp with time zone,
      singleton_key text,
      singleton_on timestamp without time zone,
      expire_in interval not null default interval '15 minutes',
      created_on timestamp with time zone not null default now(),
      completed_on timestamp with time zone,
      keep_until timestamp with time zone NOT NULL default now() + interval '14 days',
      output jsonb,
      dead_letter text,
      policy text
    ) PARTITION BY LIST (name)
  ;
ALTER TABLE job_queue.job ADD PRIMARY KEY (name, id);
CREATE TABLE job_queue.archive (LIKE job_queue.job);
ALTER TABLE job_queue.archive ADD PRIMARY KEY (name, id);
ALTER TABLE job_queue.archive ADD archived_on timestamptz NOT NULL DEFAULT now();
CREATE INDEX archive_i1 ON job_queue.archive(archived_on);
    CREATE FUNCTION job_queue.create_queue(queue_name text, options json)
    RETURNS VOID AS
    $$
    DECLARE
      table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
      queue_created_on timestamptz;
    BEGIN
      WITH q as (
      INSERT INTO job_queue.queue (
        name,
        policy,
        retry_limit,
        retry_delay,
        retry_backoff,
        expire_seconds,
        retention_minutes,
        dead_letter,
        partition_name
      )
      VALUES (
        queue_name,
        options->>'policy',
        (options->>'retryLimit')::int,
        (options->>'retryDelay')::int,
        (options->>'retryBackoff')::bool,
        (options->>'expireInSeconds')::int,
        (options->>'retentionMinutes')::int,
        options->>'deadLetter',
        table_name
      )
      ON CONFLICT DO NOTHING
      RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;
      IF queue_created_on IS NULL THEN
        RETURN;
      END IF;
      EXECUTE format('CREATE TABLE job_queue.%I (LIKE job_queue.job INCLUDING DEFAULTS)', table_name);
      EXECUTE format('ALTER TABLE job_queue.%1$I ADD PRIMARY KEY (name, id)', table_name);
      EXECUTE format('ALTER TABLE job_queue.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES job_queue.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
      EXECUTE format('ALTER TABLE job_queue.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES job_queue.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON job_queue.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON job_queue.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON job_queue.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', table_name);
      EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON job_queue.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', table_name);
      EXECUTE format('CREATE INDEX %1$s_i5 ON job_queue.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', table_name);
      EXECUTE format('ALTER TABLE job_queue.%I ADD CONSTRAINT cjc CHECK (name=%L)', table_name, queue_name);
      EXECUTE format('ALTER TABLE job_queue.job ATTACH PARTITION job_queue.%I FOR VALUES IN (%L)', table_name, queue_name);
    END;
    $$
    LANGUAGE plpgsql;
  ;
    CREATE FUNCTION job_queue.delete_queue(queue_name text)
    RETURNS VOID AS
    $$
    DECLARE
      table_name varchar;
    BEGIN
      WITH deleted as (
        DELETE FROM job_queue.queue
        WHERE name = queue_name
        RETURNING partition_name
      )
      SELECT partition_name from deleted INTO table_name;
      EXECUTE format('DROP TABLE IF EXISTS job_queue.%I', table_name);
    END;
    $$
    LANGUAGE plpgsql;
  ;
INSERT INTO job_queue.version(version) VALUES ('24');
`;
