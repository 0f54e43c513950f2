/**
 * Every setting of the product, read once at start. Nothing else reads `process.env`.
 * An empty value counts as unset; a bad one stops the start with a sentence that names it.
 */
import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";
import { EMAIL_PATTERN } from "#modules/accounts/schema";
import { MEGABYTE } from "#modules/intake/schema";
import { DomainError } from "#modules/kernel";
import { storageOf, storageUrl } from "./storage-url.ts";

const onOff = z
  .enum(["0", "1", "true", "false", "on", "off"], { error: "must be 0 or 1" })
  .transform((value) => value === "1" || value === "true" || value === "on");

const httpUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    "must be an http or https address",
  )
  .transform((value) => value.replace(/\/+$/, ""));

const postgresUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol),
    "must be a postgres:// address",
  );

const smtpUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol),
    "must be an smtp:// or smtps:// address",
  );

/** ClamAV's daemon: `tcp://host:port`, or `unix:///path` for its socket. */
const clamdUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^(tcp:\/\/[^/]|unix:\/\/\/)/.test(value),
    "must be a tcp://host:port or unix:///path address",
  );

/** "gpt-4o-mini:128000, o3": each an id, or an id and its context in tokens. */
const modelNames = z
  .string()
  .regex(
    /^\s*[^\s,]+(\s*,\s*[^\s,]+)*\s*,?\s*$/,
    "must name models by comma, each as id or id:context-tokens",
  );

const count = z.coerce.number({ error: "must be a number" }).int("must be a whole number").min(1);
const megabytes = z.coerce.number({ error: "must be a number of MB" }).int("must be whole MB").min(1);

const settings = z.object({
  NODE_ENV: z.string().default("development"),
  PORT: z.coerce
    .number({ error: "must be a port number" })
    .int("must be a port number")
    .min(0)
    .max(65535)
    .default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./var"),
  DATABASE_URL: postgresUrl.optional(),
  CHROMA_URL: httpUrl.optional(),
  STORAGE_URL: storageUrl.default("file:uploads"),
  PUBLIC_URL: httpUrl.optional(),
  SESSION_SECRET: z.string().min(16, "must have 16 or more characters").optional(),
  ENCRYPTION_KEY: z.string().min(32, "must have 32 or more characters").optional(),
  ADMIN_EMAIL: z.string().regex(EMAIL_PATTERN, "must be an e-mail address").default("admin@taxrag.localhost"),
  ADMIN_PASSWORD: z
    .string()
    .min(12, "must have 12 or more characters")
    .max(128, "must have 128 or fewer characters")
    .optional(),
  REQUIRE_ADMIN_TWO_FACTOR: onOff.optional(),
  REGISTRATION: z.enum(["open", "closed"], { error: "must be open or closed" }).default("open"),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]+$/, "must be an e-mail address, or a name and an address in <>")
    .default("TaxRAG <no-reply@taxrag.localhost>"),
  TRUST_PROXY: z.coerce.number({ error: "must be a number of proxies" }).int().min(0).max(10).optional(),
  INTAKE_QUOTA_MB: megabytes.default(5_000),
  CLIENT_QUOTA_MB: megabytes.default(10_000),
  DAILY_QUOTA_MB: megabytes.default(3_000),
  DAILY_QUOTA_PAPERS: count.default(2_000),
  DISK_RESERVE_MB: z.coerce.number({ error: "must be a number of MB" }).int().min(0).default(1_000),
  UPLOAD_MIN_BYTES_PER_SECOND: z.coerce
    .number({ error: "must be a number of bytes" })
    .int()
    .min(0)
    .default(1_000),
  CLAMD_URL: clamdUrl.optional(),
  METRICS_TOKEN: z.string().optional(),
  REMINDER_QUIET_HOURS: z.coerce.number({ error: "must be a number of hours" }).min(0).max(8760).default(24),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: httpUrl.optional(),
  OPENAI_MODELS: modelNames.optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: httpUrl.optional(),
  ANTHROPIC_MODELS: modelNames.optional(),
  PERPLEXITY_API_KEY: z.string().optional(),
  PERPLEXITY_BASE_URL: httpUrl.optional(),
  PERPLEXITY_MODELS: modelNames.optional(),
  FINGPT_BASE_URL: httpUrl.optional(),
  FINGPT_MODELS: modelNames.optional(),
  LOCAL_LLM_URL: httpUrl.default("http://localhost:5000/v1"),
  EMBEDDINGS: z.enum(["local", "openai"], { error: "must be local or openai" }).default("local"),
  FIRECRAWL_API_KEY: z.string().optional(),
  FIRECRAWL_API_URL: httpUrl.optional(),
  COURTLISTENER_TOKEN: z.string().optional(),
  TAX_DATA_MIRROR: z.string().optional(),
  TAX_DATA_OFFLINE: onOff.default(false),
  AUTO_INGEST: z.string().default("irc"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings from an environment such as `process.env`.
 * @throws DomainError `invalid` naming the first bad setting.
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new DomainError(
      "invalid",
      `The setting ${String(issue?.path[0])} ${issue?.message}. Change it and start again.`,
    );
  }
  const s = parsed.data;
  const loopback = isLoopback(s.HOST);
  if (!loopback && !s.PUBLIC_URL) {
    throw new DomainError(
      "invalid",
      "The setting PUBLIC_URL must be set when HOST is not a loopback address, so that links lead to the right place.",
    );
  }
  for (const secret of ["SESSION_SECRET", "ENCRYPTION_KEY"] as const) {
    if (s.NODE_ENV === "production" && s.DATABASE_URL && !s[secret]) {
      throw new DomainError(
        "invalid",
        `The setting ${secret} must be set in production when DATABASE_URL is set.`,
      );
    }
  }
  if (s.EMBEDDINGS === "openai" && !s.OPENAI_API_KEY) {
    throw new DomainError("invalid", "The setting OPENAI_API_KEY must be set when EMBEDDINGS is openai.");
  }
  return {
    nodeEnv: s.NODE_ENV,
    port: s.PORT,
    host: s.HOST,
    loopback,
    dataDir: resolve(s.DATA_DIR),
    databaseUrl: s.DATABASE_URL,
    chromaUrl: s.CHROMA_URL,
    /** Of the uploaded papers. */
    storage: storageOf(s.STORAGE_URL, resolve(s.DATA_DIR)),
    publicUrl: s.PUBLIC_URL,
    /** Origin of links in mails that no request asked for. */
    site: s.PUBLIC_URL ?? `http://${s.HOST.includes(":") ? `[${s.HOST}]` : s.HOST}:${s.PORT}`,
    sessionSecret: s.SESSION_SECRET,
    encryptionKey: s.ENCRYPTION_KEY,
    adminEmail: s.ADMIN_EMAIL,
    adminPassword: s.ADMIN_PASSWORD,
    // Whoever can be reached from elsewhere must ask tax preparers for it: 16 CFR 314.4(c)(5).
    requireAdminTwoFactor: s.REQUIRE_ADMIN_TWO_FACTOR ?? !loopback,
    registration: s.REGISTRATION,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    trustProxy: s.TRUST_PROXY,
    quotas: {
      intakeBytes: s.INTAKE_QUOTA_MB * MEGABYTE,
      clientBytes: s.CLIENT_QUOTA_MB * MEGABYTE,
      dailyBytes: s.DAILY_QUOTA_MB * MEGABYTE,
      dailyPapers: s.DAILY_QUOTA_PAPERS,
    },
    /** Free space of the disk below which uploads are refused, in bytes. */
    diskReserve: s.DISK_RESERVE_MB * MEGABYTE,
    /** A slower request body is cut off. */
    minBytesPerSecond: s.UPLOAD_MIN_BYTES_PER_SECOND,
    clamdUrl: s.CLAMD_URL,
    metricsToken: s.METRICS_TOKEN,
    reminderQuietHours: s.REMINDER_QUIET_HOURS,
    openaiApiKey: s.OPENAI_API_KEY,
    openaiBaseUrl: s.OPENAI_BASE_URL,
    openaiModels: s.OPENAI_MODELS,
    anthropicApiKey: s.ANTHROPIC_API_KEY,
    anthropicBaseUrl: s.ANTHROPIC_BASE_URL,
    anthropicModels: s.ANTHROPIC_MODELS,
    perplexityApiKey: s.PERPLEXITY_API_KEY,
    perplexityBaseUrl: s.PERPLEXITY_BASE_URL,
    perplexityModels: s.PERPLEXITY_MODELS,
    fingptBaseUrl: s.FINGPT_BASE_URL,
    fingptModels: s.FINGPT_MODELS,
    localLlmUrl: s.LOCAL_LLM_URL,
    embeddings: s.EMBEDDINGS,
    courtListenerToken: s.COURTLISTENER_TOKEN,
    firecrawl: { apiKey: s.FIRECRAWL_API_KEY, apiUrl: s.FIRECRAWL_API_URL },
    mirror: s.TAX_DATA_MIRROR,
    offline: s.TAX_DATA_OFFLINE,
    autoIngest: s.AUTO_INGEST === "none" ? [] : s.AUTO_INGEST.split(/[\s,]+/).filter(Boolean),
    logLevel: s.LOG_LEVEL,
  };
}

function isLoopback(host: string): boolean {
  if (host === "localhost" || host === "::1") return true;
  return isIP(host) === 4 && host.startsWith("127.");
}
