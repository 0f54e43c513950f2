export function stemsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(stem));
}

/** Cuts common endings; coarse on purpose, for words of one section only. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/(?:ations?|ions?|ings?|ments?|ances?|ed|es|s|e|y|ies)$/, "").slice(0, 9) || word;
}
