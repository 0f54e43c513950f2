/** The first letter of a sentence that begins a text, or goes on with one. */

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Unless it begins with an abbreviation or a figure: "IRS". */
export function uncapitalized(text: string): string {
  return /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
