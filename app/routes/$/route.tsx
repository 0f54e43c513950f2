import { notFound } from "../../http/errors.server.ts";
import { UNKNOWN_ADDRESS } from "../../http/access-denied.ts";
import { load } from "../../http/screen.server.ts";
import { ErrorScreen } from "../../ui/ErrorScreen.tsx";

/** Catch-all for unknown paths: the sign-in screen for visitors, else "404 Page Not Found". */
export const loader = load(
  "signed-in",
  async (): Promise<null> => {
    throw notFound("There is no page at this address.");
  },
  UNKNOWN_ADDRESS,
);

export const action = loader;

export default ErrorScreen;
