import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { CloudOff, FileQuestion } from "lucide-react";
import { DeadEnd } from "./DeadEnd.tsx";
import { failureWords, STOPPED } from "./failure-words.ts";

/** Error boundary of every screen: one sentence on what happened and what to do. */
export function ErrorScreen() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const words = isRouteErrorResponse(error) ? failureWords(error.status, error.data) : STOPPED;
  return <DeadEnd icon={isMissing ? FileQuestion : CloudOff} {...words} wayOut="Go to the start page" />;
}
