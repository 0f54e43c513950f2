import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { watchAccessDenied } from "./ui/access-denied.ts";
import { watchFailedCalls } from "./ui/failed-calls.ts";

watchAccessDenied();
watchFailedCalls();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
