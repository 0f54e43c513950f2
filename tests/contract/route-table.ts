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

import { API_ROUTES } from "./api-routes.ts";
import { admins, everybody, SIGN_IN, signedIn, signInOnly, type Answers, type Row } from "./route-answers.ts";

export { METHODS, type Answers, type Method, type Row } from "./route-answers.ts";

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
  typed: { GET: signedIn("302 /") },
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

  ...API_ROUTES,
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
