/** HTTP client without JavaScript: cookies, pages, their links and forms, and form submission as in a browser. */
import { load, type CheerioAPI } from "cheerio";
import type { Element } from "domhandler";
import { pdf } from "../factories/form.ts";

export interface Field {
  name: string;
  /** Type of an input; else the tag name. */
  type: string;
  /** Initial value; the first choice for radios and selects. */
  value: string;
}

export interface PageForm {
  /** URL of the page. */
  page: string;
  method: "GET" | "POST";
  /** Path and query. */
  action: string;
  isMultipart: boolean;
  fields: Field[];
  /** Name and value of the submit button; null for one without a name. */
  button: [name: string, value: string] | null;
  /** Label of the button. */
  label: string;
}

export interface Answer {
  status: number;
  location: string | null;
  type: string;
  text: string;
}

/** Input by name of the field, by its type, or by default. */
export type Typed = (field: Field) => string;

export function createVisitor(site: string) {
  const jar = new Map<string, string>();

  async function ask(address: string, init: RequestInit = {}): Promise<Answer> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { Cookie: cookie, Origin: site, Accept: "text/html" };
    const response = await fetch(new URL(address, site), { ...init, headers, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    const [location, type] = [response.headers.get("Location"), response.headers.get("Content-Type") ?? ""];
    return { status: response.status, location, type, text: await response.text() };
  }

  return {
    open: (address: string) => ask(address),
    isSignedIn: () => jar.has("__session"),
    loseSession: () => void jar.delete("__session"),

    send(form: PageForm, typed: Typed): Promise<Answer> {
      const values = [
        ...form.fields.map((field): [string, string] => [field.name, typed(field)]),
        ...(form.button ? [form.button] : []),
      ];
      if (form.method === "GET") {
        const query = new URLSearchParams(values.filter(([name]) => name)).toString();
        return ask(`${form.action.split("?")[0]}?${query}`);
      }
      if (!form.isMultipart) return ask(form.action, { method: "POST", body: new URLSearchParams(values) });
      const body = new FormData();
      for (const [at, [name, value]] of values.entries()) {
        if (form.fields[at]?.type === "file") body.append(name, fileOf(value));
        else body.append(name, value);
      }
      return ask(form.action, { method: "POST", body });
    },
  };
}

/** Browsers send a file input without a file as an empty file without a name. */
function fileOf(name: string): File {
  return name ? new File([new Uint8Array(pdf())], name, { type: "application/pdf" }) : new File([], "");
}

/** All forms, once for each of their buttons. */
export function formsOn(page: string, html: string): PageForm[] {
  const $ = load(html);
  return $("form")
    .toArray()
    .flatMap((form) => {
      const action = new URL($(form).attr("action") ?? page, `http://site${page}`);
      const common = {
        page,
        method: ($(form).attr("method") ?? "get").toUpperCase() as PageForm["method"],
        action: action.pathname + action.search,
        isMultipart: $(form).attr("enctype") === "multipart/form-data",
        fields: fieldsOf($, form),
      };
      return buttonsOf($, form).map((button) => ({
        ...common,
        button: $(button).attr("name")
          ? ([$(button).attr("name")!, $(button).attr("value") ?? ""] as [string, string])
          : null,
        label: ($(button).attr("aria-label") ?? $(button).text()).trim(),
      }));
    });
}

function buttonsOf($: CheerioAPI, form: Element): Element[] {
  const id = $(form).attr("id");
  const own = $(form).find("button, input[type=submit]").toArray();
  const elsewhere = id ? $(`button[form="${id}"]`).toArray() : [];
  return [...own, ...elsewhere].filter(
    (button) => $(button).attr("type") !== "button" && $(button).attr("disabled") === undefined,
  );
}

function fieldsOf($: CheerioAPI, form: Element): Field[] {
  const id = $(form).attr("id");
  const selector = "input[name], select[name], textarea[name]";
  const elements = [...$(form).find(selector).toArray(), ...(id ? $(`[form="${id}"][name]`).toArray() : [])];
  const fields = elements
    .filter(
      (element) => !["submit", "button"].includes($(element).attr("type") ?? "") && element.name !== "button",
    )
    .filter((element) => $(element).attr("disabled") === undefined)
    .map((element) => ({
      name: $(element).attr("name")!,
      type: element.name === "input" ? ($(element).attr("type") ?? "text") : element.name,
      value:
        element.name === "select" ? firstChoice($, element) : ($(element).attr("value") ?? $(element).text()),
    }));
  // One radio of several.
  return fields.filter(
    ({ name, type }, at) => type !== "radio" || fields.findIndex((other) => other.name === name) === at,
  );
}

function firstChoice($: CheerioAPI, select: Element): string {
  const values = $(select)
    .find("option")
    .toArray()
    .map((option) => $(option).attr("value") ?? $(option).text());
  return values.find((value) => value !== "") ?? "";
}

/** Paths and queries of internal links on the page. */
export function linksOn(page: string, html: string): string[] {
  const $ = load(html);
  const hrefs = $("a[href]")
    .toArray()
    .map((link) => new URL($(link).attr("href")!, `http://site${page}`));
  return hrefs.filter(({ host }) => host === "site").map(({ pathname, search }) => pathname + search);
}
