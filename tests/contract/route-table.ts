/**
 * Expected response of every route by visitor. A new route needs a row here, or `routes.test.ts` fails and names it:
 *
 *   "api/things/:thingId": { at: "/api/things/7", GET: apiSignedIn("404"), DELETE: apiSignedIn("404") },
 *   "things/:thingId": { at: "/things/7", GET: signedIn("404"), POST: signedIn("422") },
 *
 * The key is the path in `app/routes.ts` ("" for the start page). A response is a status, for a redirect also its
 * target, and the name of the flash message; HERE is the requested URL. POST and other writes have an empty body: `{}`
 * to /api, an empty form to a screen, unless there is `send`. A method without an entry must give 405. Disabled users
 * and ended sessions must get the response of `anonymous`.
 */

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

export interface Answers {
  anonymous: string;
  user: string;
  admin: string;
}

export interface Row extends Partial<Record<Method, Answers>> {
  /** A URL of the route; required for paths with parameters. */
  at?: string;
  /** Body to send instead of an empty one. */
  send?: BodyInit;
  /**
   * Other states of the screen for the keyboard and axe tests; PERSONAL and BUSINESS stand for the ids of the visitor's
   * intakes.
   */
  states?: string[];
}

const SIGN_IN = "302 /login?to=HERE loggedOut";
const HOME = "302 / accessDenied";

const everybody = (answer: string): Answers => ({ anonymous: answer, user: answer, admin: answer });
const signedIn = (answer: string): Answers => ({ anonymous: SIGN_IN, user: answer, admin: answer });
const admins = (answer: string): Answers => ({ anonymous: SIGN_IN, user: HOME, admin: answer });
const apiSignedIn = (answer: string): Answers => ({ anonymous: "401", user: answer, admin: answer });
const apiAdmins = (answer: string): Answers => ({ anonymous: "401", user: "403", admin: answer });
/** Redirects signed-in visitors. */
const signInOnly = (answer: string): Answers => ({ anonymous: answer, user: "302 /", admin: "302 /" });

export const ROUTES: Record<string, Row> = {
  "": {
    at: "/",
    GET: everybody("200"),
    POST: { anonymous: "302 /login loggedOut", user: "422", admin: "422" },
    states: ["/?upload=PERSONAL", "/?delete=PERSONAL", "/?submitted=PERSONAL"],
  },
  "*": {
    at: "/no/such/screen",
    GET: { anonymous: "302 /login?to=HERE", user: "404", admin: "404" },
    POST: { anonymous: "302 /login?to=HERE", user: "404", admin: "404" },
  },
  admin: {
    GET: { anonymous: "302 / adminRequired", user: "302 / adminRequired", admin: "200" },
    POST: { anonymous: "302 / adminRequired", user: "302 / adminRequired", admin: "422" },
    states: [
      "/admin?tab=users&ask=invite",
      "/admin?tab=intakes",
      "/admin?tab=intakes&waits=review&q=nobody",
      "/admin?tab=tracking",
      "/admin?tab=tracking&ask=bulk",
      "/admin?tab=tracking&ask=settings",
      "/admin?tab=tracking&ask=template",
      "/admin?tab=models",
      "/admin?tab=data",
    ],
  },
  "admin/audit": {
    GET: { anonymous: "302 / adminRequired", user: "302 / adminRequired", admin: "200" },
    states: ["/admin/audit?action=signed-in&who=nobody"],
  },
  "admin/jobs": {
    GET: { anonymous: "302 / adminRequired", user: "302 / adminRequired", admin: "200" },
    POST: { anonymous: "302 / adminRequired", user: "302 / adminRequired", admin: "422" },
    states: ["/admin/jobs?state=failed"],
  },
  "admin/intakes/:intakeId": {
    at: "/admin/intakes/7",
    GET: { anonymous: "302 / adminRequired", user: "302 / adminRequired", admin: "404" },
    POST: { anonymous: "302 / adminRequired", user: "302 / adminRequired", admin: "422" },
    states: ["/admin/intakes/PERSONAL", "/admin/intakes/PERSONAL?queue=review"],
  },
  "ai-assistant": { GET: admins("200"), POST: admins("422") },
  authority: { GET: signedIn("302 /research") },
  "authority/compare": { GET: signedIn("404"), states: ["/authority/compare?cite=26+USC+2"] },
  "authority/:work/:number/:page": { at: "/authority/tc/162/148", GET: signedIn("404") },
  "authority/:work": { at: "/authority/26-cfr", GET: signedIn("404") },
  "authority/:work/:number": { at: "/authority/26-cfr/1.61-1", GET: signedIn("404") },
  "authority/26-usc": { GET: signedIn("200"), states: ["/authority/26-usc?chapter=1"] },
  "authority/26-usc/:section": {
    at: "/authority/26-usc/2",
    GET: signedIn("200"),
    states: ["/authority/26-usc/2#a-1", "/authority/26-usc/99999"],
  },
  "briefing-book": { GET: admins("200"), states: ["/briefing-book?tab=security"] },
  "chat/answers/:messageId": { at: "/chat/answers/7", GET: admins("404") },
  "consent/:intakeId": {
    at: "/consent/7",
    GET: signedIn("404"),
    POST: signedIn("422"),
    states: ["/consent/PERSONAL"],
  },
  "cpa-manual": {
    GET: { anonymous: SIGN_IN, user: "403", admin: "200" },
    states: ["/cpa-manual?tab=workflow"],
  },
  "documents/:intakeId/opened": {
    at: "/documents/7/opened",
    GET: signedIn("404"),
    states: ["/documents/PERSONAL/opened"],
  },
  "documents/:intakeId": {
    at: "/documents/7",
    GET: signedIn("404"),
    POST: signedIn("422"),
    states: [
      "/documents/PERSONAL",
      "/documents/PERSONAL?view=list&sort=name",
      "/documents/PERSONAL?query=nothing",
      "/documents/PERSONAL?upload=w-2",
    ],
  },
  "intake/:intakeId": {
    at: "/intake/7",
    GET: signedIn("404"),
    POST: signedIn("422"),
    states: [
      "/intake/PERSONAL",
      "/intake/PERSONAL?step=2",
      "/intake/PERSONAL?step=2&group=other-tax-situations",
      "/intake/PERSONAL?step=3",
      "/intake/BUSINESS",
    ],
  },
  invitation: { GET: everybody("200"), POST: everybody("422"), states: ["/invitation?token=none"] },
  login: { GET: signInOnly("200"), POST: everybody("422") },
  // Needs the cookie of a pending sign-in.
  "login/code": { GET: signInOnly("302 /login"), POST: signInOnly("302 /login") },
  "login/reset": { GET: signInOnly("200"), POST: everybody("422") },
  "m/:token": { at: "/m/none", GET: everybody("200"), POST: everybody("422") },
  "multi-entity": {
    GET: { anonymous: "302 /login?to=HERE loginRequired", user: "404", admin: "404" },
    POST: { anonymous: "302 /login?to=HERE loginRequired", user: "422", admin: "422" },
  },
  "multi-entity/:intakeId": {
    at: "/multi-entity/7",
    GET: { anonymous: "302 /login?to=HERE loginRequired", user: "404", admin: "404" },
    POST: { anonymous: "302 /login?to=HERE loginRequired", user: "422", admin: "422" },
    states: [
      "/multi-entity/undefined",
      "/multi-entity/BUSINESS",
      "/multi-entity/BUSINESS?tab=ownership",
      "/multi-entity/BUSINESS?tab=transactions",
      "/multi-entity/BUSINESS?tab=validation",
    ],
  },
  "multi-entity/:intakeId/import": {
    at: "/multi-entity/7/import",
    GET: { anonymous: "302 /login?to=HERE loginRequired", user: "404", admin: "404" },
    POST: { anonymous: "302 /login?to=HERE loginRequired", user: "422", admin: "422" },
    states: ["/multi-entity/BUSINESS/import"],
  },
  profile: { GET: signedIn("200"), POST: signedIn("422"), states: ["/profile?saved=1"] },
  research: {
    GET: signedIn("200"),
    states: [
      "/research?q=levy&by=lexical",
      "/research?q=wind*+AND+levy&shelf=statute",
      "/research?q=nothingofthekind*",
      "/research?q=%22open",
    ],
  },
  "research/saved": { GET: admins("200"), POST: admins("422") },
  rag: { GET: admins("200"), POST: admins("422") },
  reset: { GET: everybody("200"), POST: everybody("422"), states: ["/reset?token=none"] },
  "settings/two-factor": {
    GET: signedIn("200"),
    POST: signedIn("422"),
    states: ["/settings/two-factor?off=1"],
  },
  settings: { GET: signedIn("200"), POST: signedIn("422"), states: ["/settings?done=password"] },

  "api/*": {
    at: "/api/no/such/thing",
    GET: everybody("404"),
    POST: everybody("404"),
    PUT: everybody("404"),
    PATCH: everybody("404"),
    DELETE: everybody("404"),
  },
  "api/admin/briefing-book/download": { GET: apiAdmins("200") },
  "api/admin/audit.csv": { GET: apiAdmins("200") },
  "api/admin/comprehensive-tax-data/download": {
    send: '{"sources":["no-such-source"]}',
    POST: apiAdmins("422"),
  },
  "api/admin/bulk-reminders": { POST: apiAdmins("422") },
  "api/admin/client-tracking": { GET: apiAdmins("200") },
  "api/admin/client-tracking.csv": { GET: apiAdmins("200") },
  "api/admin/send-reminder/:userId": { at: "/api/admin/send-reminder/7", POST: apiAdmins("422") },
  "api/admin/intakes": { GET: apiAdmins("200") },
  "api/ai-models": { GET: apiAdmins("200") },
  "api/conversations": { GET: apiAdmins("200"), POST: apiAdmins("422") },
  "api/conversations/:id": { at: "/api/conversations/7", PATCH: apiAdmins("422"), DELETE: apiAdmins("404") },
  "api/conversations/:id/export": { at: "/api/conversations/7/export", GET: apiAdmins("404") },
  "api/conversations/:id/messages": {
    at: "/api/conversations/7/messages",
    GET: apiAdmins("404"),
    POST: apiAdmins("422"),
  },
  "api/conversations/:id/beside": { at: "/api/conversations/7/beside", POST: apiAdmins("422") },
  "api/conversations/:id/regenerate": { at: "/api/conversations/7/regenerate", POST: apiAdmins("404") },
  chat: { GET: admins("200"), POST: admins("422"), states: ["/chat?q=levy"] },
  "api/ai-models/switch": { POST: apiAdmins("422") },
  "api/ai-models/test": { GET: apiAdmins("200") },
  "api/local-llm/status": { GET: apiAdmins("200") },
  "api/admin/tax-data-sources": { GET: apiAdmins("200") },
  "api/admin/tax-data-sources/status": { GET: apiAdmins("200") },
  "api/admin/tax-data-sources/:id": { at: "/api/admin/tax-data-sources/irc", PATCH: apiAdmins("422") },
  "api/admin/users": { GET: apiAdmins("200") },
  "api/auth/forgot-password": { POST: everybody("422") },
  "api/auth/login": { POST: everybody("422") },
  "api/auth/register": { POST: everybody("422") },
  "api/auth/user": { GET: apiSignedIn("200") },
  "api/cpa-manual/export-pdf": { GET: apiAdmins("200") },
  "api/cpa-manual/export-text": { GET: apiAdmins("200") },
  "api/document-categories": { GET: apiSignedIn("200") },
  "api/documents/:id": {
    at: "/api/documents/7",
    GET: apiSignedIn("404"),
    PATCH: apiSignedIn("422"),
    DELETE: apiSignedIn("404"),
  },
  "api/documents/:id/download": { at: "/api/documents/7/download", GET: apiSignedIn("404") },
  "api/documents/:id/pages/:page": { at: "/api/documents/7/pages/1", GET: apiSignedIn("404") },
  "api/documents/:id/preview": { at: "/api/documents/7/preview", GET: apiSignedIn("404") },
  "api/fingpt/model-info": { GET: apiAdmins("200") },
  "api/intakes": { GET: apiSignedIn("200"), POST: apiSignedIn("422") },
  "api/intakes/:id": { at: "/api/intakes/7", GET: apiSignedIn("404"), DELETE: apiSignedIn("404") },
  "api/intakes/:id/documents": {
    at: "/api/intakes/7/documents",
    GET: apiSignedIn("404"),
    POST: apiSignedIn("404"),
  },
  "api/intakes/:id/documents/search": {
    at: "/api/intakes/7/documents/search?query=wages",
    GET: apiSignedIn("404"),
  },
  "api/intakes/:id/entities": {
    at: "/api/intakes/7/entities",
    GET: apiSignedIn("404"),
    POST: apiSignedIn("422"),
  },
  "api/intakes/:id/entities/:entityId": {
    at: "/api/intakes/7/entities/7",
    GET: apiSignedIn("404"),
    PATCH: apiSignedIn("404"),
    DELETE: apiSignedIn("404"),
  },
  "api/intakes/:id/entities/:entityId/attribution": {
    at: "/api/intakes/7/entities/7/attribution?section=318",
    GET: apiSignedIn("404"),
  },
  "api/intakes/:id/entity-chart": { at: "/api/intakes/7/entity-chart", GET: apiSignedIn("404") },
  "api/intakes/:id/entity-chart.png": { at: "/api/intakes/7/entity-chart.png", GET: apiSignedIn("404") },
  "api/intakes/:id/entity-chart.svg": { at: "/api/intakes/7/entity-chart.svg", GET: apiSignedIn("404") },
  "api/intakes/:id/entity-copy": { at: "/api/intakes/7/entity-copy", POST: apiSignedIn("422") },
  "api/intakes/:id/entity-findings/:findingId": {
    at: "/api/intakes/7/entity-findings/7",
    PATCH: apiAdmins("422"),
  },
  "api/intakes/:id/entity-validation": { at: "/api/intakes/7/entity-validation", GET: apiSignedIn("404") },
  "api/intakes/:id/folders": { at: "/api/intakes/7/folders", GET: apiSignedIn("404") },
  "api/intakes/:id/goals": { at: "/api/intakes/7/goals", PATCH: apiSignedIn("422") },
  "api/intakes/:id/intercompany-transactions": {
    at: "/api/intakes/7/intercompany-transactions",
    GET: apiSignedIn("404"),
    POST: apiSignedIn("422"),
  },
  "api/intakes/:id/intercompany-transactions/:transactionId": {
    at: "/api/intakes/7/intercompany-transactions/7",
    PATCH: apiSignedIn("404"),
    DELETE: apiSignedIn("404"),
  },
  "api/intakes/:id/owners": {
    at: "/api/intakes/7/owners",
    GET: apiSignedIn("404"),
    POST: apiSignedIn("422"),
  },
  "api/intakes/:id/owners/:ownerId": {
    at: "/api/intakes/7/owners/7",
    PATCH: apiSignedIn("404"),
    DELETE: apiSignedIn("404"),
  },
  "api/intakes/:id/people": {
    at: "/api/intakes/7/people",
    GET: apiSignedIn("404"),
    POST: apiSignedIn("422"),
  },
  "api/intakes/:id/people/:personId": {
    at: "/api/intakes/7/people/7",
    PATCH: apiSignedIn("404"),
    DELETE: apiSignedIn("404"),
  },
  "api/intakes/:id/group.csv": { at: "/api/intakes/7/group.csv", GET: apiSignedIn("404") },
  "api/intakes/:id/group.pdf": { at: "/api/intakes/7/group.pdf", GET: apiSignedIn("404") },
  "api/intakes/:id/group.xlsx": { at: "/api/intakes/7/group.xlsx", GET: apiSignedIn("404") },
  "api/intakes/:id/progress": { at: "/api/intakes/7/progress", PATCH: apiSignedIn("422") },
  "api/intakes/:id/statistics": { at: "/api/intakes/7/statistics", GET: apiSignedIn("404") },
  "api/intakes/:id/status": { at: "/api/intakes/7/status", PATCH: apiSignedIn("422") },
  "api/intakes/:id/ultimate-owners": { at: "/api/intakes/7/ultimate-owners", GET: apiSignedIn("404") },
  "api/intakes/:id/waivers": {
    at: "/api/intakes/7/waivers",
    GET: apiSignedIn("404"),
    POST: apiSignedIn("422"),
  },
  "api/intakes/:id/waivers/:categoryId": {
    at: "/api/intakes/7/waivers/photo-id",
    PATCH: apiAdmins("422"),
    DELETE: apiSignedIn("404"),
  },
  "api/jobs/:id": { at: "/api/jobs/7", GET: apiAdmins("404") },
  "api/jobs/:id/events": { at: "/api/jobs/7/events", GET: apiAdmins("404") },
  "api/login": { GET: everybody("302 /login") },
  "api/logout": { GET: everybody("303 /"), POST: everybody("303 /") },
  "api/rag/index-all": { POST: apiAdmins("200") },
  "api/authority/passage": {
    at: "/api/authority/passage?at=/authority/26-usc/2",
    GET: apiSignedIn("200"),
  },
  "api/rag/query": { POST: apiAdmins("422") },
};

/** A URL of the route. */
export function addressOf(path: string, row: Row): string {
  return row.at ?? `/${path}`;
}

/** URLs of all screens accessible to this visitor, with their other states. */
export function screensFor(visitor: keyof Answers): string[] {
  return Object.entries(ROUTES)
    .filter(([path, { GET }]) => !path.startsWith("api/") && /^(200|403|404)/.test(GET?.[visitor] ?? ""))
    .flatMap(([path, row]) => [addressOf(path, row), ...(row.states ?? [])]);
}
