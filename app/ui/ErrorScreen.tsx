import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { CloudOff, FileQuestion, type LucideIcon } from "lucide-react";
import { DeadEnd } from "./DeadEnd.tsx";

interface Failure {
  icon: LucideIcon;
  title: string;
  text: string;
}

/** Error boundary of every screen: one sentence on what happened and what to do. */
export function ErrorScreen() {
  return <DeadEnd {...describe(useRouteError())} wayOut="Go to the start page" />;
}

function describe(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) {
    return failed("This page stopped working in your browser. Load it again.");
  }
  if (error.status === 404) {
    return {
      icon: FileQuestion,
      title: "404 Page Not Found",
      text: "The address may be mistyped, or the page has moved.",
    };
  }
  return failed(messageOf(error.data) ?? `The server answered ${error.status}. Load the page again.`);
}

function failed(text: string): Failure {
  return { icon: CloudOff, title: "This page cannot be shown", text };
}

function messageOf(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("message" in data)) return null;
  return typeof data.message === "string" ? data.message : null;
}
