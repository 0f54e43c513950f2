/** Access-denied messages, shared by the server and the open page. */
export interface Message {
  title: string;
  text: string;
}

export const MESSAGES = {
  accessDenied: { title: "Access Denied", text: "You don't have permission to access this page." },
  adminRequired: { title: "Unauthorized", text: "Admin access required. Redirecting..." },
  loggedOut: { title: "Unauthorized", text: "You are logged out. Logging in again..." },
  loginRequired: { title: "Unauthorized", text: "You need to be logged in to access this page" },
  indexFailed: { title: "Error", text: "Failed to index documents. Please try again." },
  activeIntakeExists: {
    title: "Active Intake Exists",
    text: "You already have an active tax intake. Please complete or cancel your existing intake before creating a new one.",
  },
  createIntakeFailed: { title: "Error", text: "Failed to create tax intake. Please try again." },
  deleteIntakeFailed: { title: "Error", text: "Failed to delete tax intake. Please try again." },
  loginFailed: { title: "Error", text: "Login failed" },
  resetFailed: { title: "Error", text: "Failed to send reset email" },
  queryFailed: { title: "Error", text: "Failed to query documents. Please try again." },
  downloadFailed: { title: "Download Failed", text: "Download failed" },
  updateFailed: { title: "Update Failed", text: "Update failed" },
  deleteDocumentFailed: { title: "Error", text: "Failed to delete document" },
} as const satisfies Record<string, Message>;

export type MessageName = keyof typeof MESSAGES;

export function isMessageName(name: unknown): name is MessageName {
  return typeof name === "string" && Object.hasOwn(MESSAGES, name);
}
