/** Who may import whom: the table of doors. Types may cross more borders than code does. */
const code = { dependencyTypesNot: ["type-only"] };
/** Tests, and what only tests use. */
const test = "\\.test\\.tsx?$|/testing/";
const doors = "^modules/[^/]+/(index|schema)\\.ts$";

/** Outside the house of each: knex and objection reach the database only here. */
const persistence = ["^db/", "^modules/[^/]+/[a-z-]*(store|models)\\.ts$", "^ingest/(store|models)\\.ts$"];

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: code },
    },
    {
      name: "doors-exist",
      comment: "A deep import such as #modules/ai/asking does not resolve.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(virtual:|build/)" },
    },
    {
      name: "modules-by-their-doors",
      severity: "error",
      from: { path: "^modules/([^/]+)/" },
      to: { path: "^modules/[^/]+/", pathNot: ["^modules/$1/", doors] },
    },
    {
      name: "others-by-the-doors",
      severity: "error",
      from: { path: "^(app|cli|ingest|db)/" },
      to: { path: "^modules/[^/]+/", pathNot: doors },
    },
    {
      name: "kernel-knows-nobody",
      severity: "error",
      from: { path: "^modules/kernel/" },
      to: { path: "^(modules/(?!kernel/)|app/|cli/|ingest/|db/)" },
    },
    {
      name: "ground-floor",
      comment: "intake, authority and accounts know only the kernel and the floor below them.",
      severity: "error",
      from: { path: "^modules/(intake|authority|accounts)/", pathNot: test },
      to: { path: "^(modules/(?!(kernel|embeddings)/)[^/]+/|ingest/|db/)", pathNot: "^modules/$1/" },
    },
    {
      name: "floor",
      comment: "embeddings knows only the kernel.",
      severity: "error",
      from: { path: "^modules/(embeddings)/", pathNot: test },
      to: { path: "^(modules/(?!kernel/)[^/]+/|ingest/|db/)", pathNot: "^modules/$1/" },
    },
    {
      name: "upper-floor",
      comment: "ai, admin, entities and reading use the ground floor, never each other.",
      severity: "error",
      from: { path: "^modules/(ai|admin|entities|reading)/", pathNot: test },
      to: { path: "^(modules/(ai|admin|entities|reading)/|ingest/|db/)", pathNot: "^modules/$1/" },
    },
    {
      name: "ingest-feeds-authority",
      severity: "error",
      from: { path: "^ingest/", pathNot: test },
      to: { path: "^(modules/(?!kernel/|authority/)[^/]+/|db/)" },
    },
    {
      name: "db-knows-no-domain",
      severity: "error",
      from: { path: "^db/", pathNot: test },
      to: { path: "^(modules/(?!kernel/)|ingest/)" },
    },
    {
      name: "one-composition-root",
      comment: "Only the server, the command line and the tests take the wired modules; others take types.",
      severity: "error",
      from: { pathNot: ["^modules/index\\.ts$", "^app/server\\.ts$", "^cli/", "^tests/", test] },
      to: { path: "^modules/index\\.ts$", ...code },
    },
    {
      name: "nothing-below-imports-delivery",
      severity: "error",
      from: { path: "^(modules|ingest|db)/", pathNot: test },
      to: { path: "^(app|cli|tests)/" },
    },
    {
      name: "cli-and-app-apart",
      severity: "error",
      from: { path: "^cli/", pathNot: test },
      to: { path: "^(app/(?!server\\.ts$)|tests/)" },
    },
    {
      name: "app-is-not-cli",
      severity: "error",
      from: { path: "^app/", pathNot: test },
      to: { path: "^(cli|tests)/" },
    },
    {
      name: "routes-hold-no-rules",
      comment: "Screens and resource routes reach the domain through their load context.",
      severity: "error",
      from: { path: "^app/(routes|api)/", pathNot: test },
      to: {
        path: "^(modules|ingest|db)/",
        pathNot: ["^modules/[^/]+/schema\\.ts$", "^modules/kernel/"],
        ...code,
      },
    },
    {
      name: "ui-holds-no-data",
      severity: "error",
      from: { path: "^app/ui/", pathNot: test },
      to: { path: "^(app/(?!ui/)|modules/(?![^/]+/schema\\.ts$)|ingest/|db/)", ...code },
    },
    {
      name: "sql-in-its-place",
      severity: "error",
      from: { pathNot: [...persistence, "^modules/index\\.ts$", "^tests/", test] },
      to: { path: "node_modules/(knex|objection|pg)/", ...code },
    },
    {
      name: "outside-services-in-adapters",
      severity: "error",
      from: { pathNot: ["/adapters/", "^db/embedded/", "^tests/", test] },
      to: { path: "node_modules/(chromadb|openai|nodemailer|pg-boss)/", ...code },
    },
    {
      name: "tests-stay-out-of-the-product",
      severity: "error",
      from: { path: "^(app|modules|cli|ingest|db)/", pathNot: test },
      to: { path: test },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|tests/fixtures)/|\\.css" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
