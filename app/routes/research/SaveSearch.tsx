import { Form } from "@remix-run/react";
import { Bookmark } from "lucide-react";
import { searchParams, type Search } from "./address.ts";

/** Saves the search, and leads to those that are saved. */
export function SaveSearch({ search, canSave }: { search: Search; canSave: boolean }) {
  return (
    <>
      {canSave && (
        <Form method="post" action="/research/saved">
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="address" value={String(searchParams(search))} />
          <button className="button button--quiet button--small">
            <Bookmark className="icon" aria-hidden="true" />
            Save and keep watch
          </button>
        </Form>
      )}
      <a href="/research/saved">Saved searches</a>
    </>
  );
}
