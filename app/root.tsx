import "@fontsource-variable/instrument-sans/wght.css";
import "@fontsource-variable/source-serif-4/opsz-italic.css";
import "@fontsource-variable/source-serif-4/opsz.css";
import "./ui/styles/index.css";
import { json, type MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { takeFlash } from "./http/flash.server.ts";
import { load } from "./http/screen.server.ts";
import { readTheme } from "./http/theme.server.ts";
import { ErrorScreen } from "./ui/ErrorScreen.tsx";
import { useNonce } from "./ui/nonce.ts";
import { SiteFooter } from "./ui/SiteFooter.tsx";
import { UserHeader, VisitorHeader } from "./ui/SiteHeader.tsx";
import { Toasts } from "./ui/Toast.tsx";
import { Waiting } from "./ui/Waiting.tsx";

export const loader = load("public", async ({ modules, actor, user, request, context }) => {
  const [release, newest, left, theme] = await Promise.all([
    user && modules.authority.releaseLabel(actor, "irc"),
    user && modules.intake.findNewestIntake(actor),
    takeFlash(request, context),
    readTheme(request, context),
  ]);
  const person = user && {
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    documents: newest ? `/documents/${newest}` : "/",
  };
  return json(
    {
      person,
      release: release ?? null,
      flash: left && { ...left.flash, id: context.requestId },
      theme,
    },
    { headers: left ? { "Set-Cookie": left.clear } : {} },
  );
});

export const meta: MetaFunction = ({ error }) => [{ title: error ? failureTitle(error) : "TaxRAG" }];

function failureTitle(error: unknown): string {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? "404 Page Not Found · TaxRAG" : "Not shown · TaxRAG";
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const shell = useRouteLoaderData<typeof loader>("root");
  const { pathname, search } = useLocation();
  return (
    <html lang="en" data-theme={shell?.theme === "system" ? undefined : shell?.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body className={useDensity()}>
        <a className="skip" href="#main">
          Skip to content
        </a>
        {shell?.person ? (
          <UserHeader person={shell.person} pathname={pathname} />
        ) : (
          <VisitorHeader pathname={pathname} />
        )}
        <Toasts left={shell?.flash ?? null} here={pathname + search} />
        <Waiting />
        {children}
        <SiteFooter release={shell?.release ?? null} />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return (
    // The same locale on both sides, so that hydration matches the server's markup.
    <I18nProvider locale="en-US">
      <Outlet />
    </I18nProvider>
  );
}

export { ErrorScreen as ErrorBoundary };

/** Screens for professionals export `handle = { density: "work" }`. */
function useDensity(): string | undefined {
  const dense = useMatches().some(({ handle }) => isHandle(handle) && handle.density === "work");
  return dense ? "density-work" : undefined;
}

function isHandle(handle: unknown): handle is { density?: string } {
  return typeof handle === "object" && handle !== null;
}
