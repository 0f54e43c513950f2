/** The first letter of a text that begins a sentence, or goes on with one. */

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
