import { Form, Link, useSubmit } from "@remix-run/react";
import { LayoutGrid, List, Search } from "lucide-react";
import { useEffect, useRef, type FormEvent } from "react";
import { SORTS } from "#modules/intake/schema";
import { libraryPath, VIEWS, type Place, type View } from "./address.ts";
import { SORT_NAMES } from "./names.ts";

/** Debounce between the last key and the search. */
const PAUSE_MS = 250;

const VIEW_NAMES = {
  grid: { name: "Grid", icon: LayoutGrid },
  list: { name: "List", icon: List },
} satisfies Record<View, unknown>;

/** Search, sort order and view. A form with a button; with JavaScript it submits itself. */
export function Tools({ intakeId, place }: { intakeId: string; place: Place }) {
  const { form, search, sort } = useSendingItself();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The URL was changed from outside this field, such as by "Clear search" or the back button.
    if (box.current && box.current !== document.activeElement) box.current.value = place.query;
  }, [place.query]);
  return (
    <search className="tools">
      <Form className="tools__form" method="get" action={libraryPath(intakeId, {})} ref={form}>
        {place.folder && <input type="hidden" name="folder" value={place.folder} />}
        {place.view !== "grid" && <input type="hidden" name="view" value={place.view} />}
        <div className="search">
          <Search className="icon" aria-hidden="true" />
          <input
            className="input"
            type="search"
            name="query"
            placeholder="Search documents"
            aria-label="Search documents"
            defaultValue={place.query}
            maxLength={200}
            autoComplete="off"
            ref={box}
            onChange={search}
          />
        </div>
        <select
          // Keyed by the sort order, so that it follows the URL.
          key={`${place.sort} ${place.query !== ""}`}
          className="select"
          name="sort"
          aria-label="Sort by"
          defaultValue={place.sort ?? ""}
          onChange={sort}
        >
          {place.query && <option value="">Best match</option>}
          {SORTS.map((name) => (
            <option key={name} value={!place.query && name === "date" ? "" : name}>
              {SORT_NAMES[name]}
            </option>
          ))}
        </select>
        <button className="button when-no-script">Search</button>
      </Form>
      <nav className="segmented" aria-label="View">
        {VIEWS.map((view) => (
          <ViewLink key={view} view={view} intakeId={intakeId} place={place} />
        ))}
      </nav>
    </search>
  );
}

function ViewLink({ view, intakeId, place }: { view: View; intakeId: string; place: Place }) {
  const { name, icon: Icon } = VIEW_NAMES[view];
  return (
    <Link
      to={libraryPath(intakeId, { ...place, view })}
      aria-current={view === place.view ? "true" : undefined}
      preventScrollReset
    >
      <Icon className="icon" aria-hidden="true" />
      <span className="only-wide">{name}</span>
      <span className="visually-hidden only-narrow">{name}</span>
    </Link>
  );
}

function useSendingItself() {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const submit = useSubmit();
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (replace: boolean) => {
    clearTimeout(timer.current);
    if (form.current) submit(form.current, { replace, preventScrollReset: true });
  };
  const search = ({ nativeEvent }: FormEvent) => {
    clearTimeout(timer.current);
    // No search during the composition of an input method.
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
    timer.current = setTimeout(send, PAUSE_MS, true);
  };
  return { form, search, sort: () => send(false) };
}
