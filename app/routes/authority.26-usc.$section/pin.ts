/** Of the fragment of a unit, its pin: "b-2-A" is "(b)(2)(A)". Empty for the fragment of something else. */
export function pinOf(fragment: string): string {
  if (!/^[0-9A-Za-z]{1,6}(?:-[0-9A-Za-z]{1,6})*$/.test(fragment) || fragment === "main") return "";
  return fragment
    .split("-")
    .map((part) => `(${part})`)
    .join("");
}
