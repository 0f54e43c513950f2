/** Who may import whom: the table of doors. Type imports count, except where a row says otherwise. */
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
      to: { circular: true },
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
      name: "deadlines-know-nobody",
      severity: "error",
      from: { path: "^modules/deadlines/" },
      to: { path: "^(modules/(?!deadlines/)|app/|cli/|ingest/|db/)", pathNot: "node_modules" },
    },
    {
      name: "platform-knows-the-kernel",
      comment: "What the operating system and PostgreSQL give to every module knows none of them.",
      severity: "error",
      from: { path: "^modules/platform/", pathNot: test },
      to: { path: "^(modules/(?!(kernel|platform)/)|app/|cli/|ingest/|db/)" },
    },
    {
      name: "floor",
      comment: "The floor knows the kernel and the platform, and no two of it know each other.",
      severity: "error",
      from: { path: "^modules/(jobs|mail|audit|embeddings|pdf|chart)/", pathNot: test },
      to: { path: "^(modules/(?!(kernel|platform)/)[^/]+/|ingest/|db/)", pathNot: "^modules/$1/" },
    },
    {
      name: "ground-floor",
      comment: "intake, authority, accounts and models know only the floor below them.",
      severity: "error",
      from: { path: "^modules/(intake|authority|accounts|models)/", pathNot: test },
      to: {
        path: "^(modules/(?!(kernel|platform|jobs|mail|audit|embeddings|pdf)/)[^/]+/|ingest/|db/)",
        pathNot: "^modules/$1/",
      },
    },
    {
      name: "upper-floor",
      comment:
        "ai, admin, disclosure, entities, extraction, papers, research and tracking use the ground floor, never each other.",
      severity: "error",
      from: {
        path: "^modules/(ai|admin|disclosure|entities|extraction|papers|research|tracking)/",
        pathNot: test,
      },
      to: {
        path: "^(modules/(ai|admin|disclosure|entities|extraction|papers|research|tracking)/|ingest/|db/)",
        pathNot: "^modules/$1/",
      },
    },
    {
      name: "conversations-know-answers-by-shape",
      comment:
        "Who answers is a port; only the shape of an answer is shared with ai, and of intake how numbers are masked.",
      severity: "error",
      from: { path: "^modules/conversations/", pathNot: test },
      to: {
        path: "^(modules/|ingest/|db/)",
        pathNot: "^modules/(conversations|kernel|platform|audit)/|^modules/(ai|intake)/schema\\.ts$",
      },
    },
    {
      name: "ingest-feeds-authority",
      severity: "error",
      from: { path: "^ingest/", pathNot: test },
      to: { path: "^(modules/(?!(kernel|platform|authority|jobs|audit)/)[^/]+/|db/)" },
    },
    {
      name: "db-knows-no-domain",
      severity: "error",
      from: { path: "^db/", pathNot: test },
      to: { path: "^(modules/(?!(kernel|platform)/)|ingest/)" },
    },
    {
      name: "one-composition-root",
      comment: "Only the server, the command line and the tests take the wired modules; others take types.",
      severity: "error",
      from: { pathNot: ["^app/server\\.ts$", "^cli/", "^tests/", test] },
      to: { path: "^app/product\\.ts$", ...code },
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
      to: { path: "^(app/(?!(server|product)\\.ts$)|tests/)" },
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
      from: { pathNot: [...persistence, "^app/product\\.ts$", "^tests/", test] },
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
