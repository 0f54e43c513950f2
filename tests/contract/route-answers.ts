/** Shapes and short forms of the rows of the route table. */

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

export const SIGN_IN = "302 /login?to=HERE loggedOut";
const HOME = "302 / accessDenied";

export const everybody = (answer: string): Answers => ({ anonymous: answer, user: answer, admin: answer });
export const signedIn = (answer: string): Answers => ({ anonymous: SIGN_IN, user: answer, admin: answer });
export const admins = (answer: string): Answers => ({ anonymous: SIGN_IN, user: HOME, admin: answer });
export const apiSignedIn = (answer: string): Answers => ({ anonymous: "401", user: answer, admin: answer });
export const apiAdmins = (answer: string): Answers => ({ anonymous: "401", user: "403", admin: answer });
/** Redirects signed-in visitors. */
export const signInOnly = (answer: string): Answers => ({ anonymous: answer, user: "302 /", admin: "302 /" });
