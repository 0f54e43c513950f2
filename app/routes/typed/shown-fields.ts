/** Fields of a form as a person knows them, without those that only the page uses. */
export function shownFields(fields: [name: string, text: string][]): { label: string; text: string }[] {
  return fields
    .filter(([name, text]) => text.trim() !== "" && !OF_THE_PAGE.test(name) && !ID.test(text))
    .map(([name, text]) => ({ label: labelOf(name), text: text === "on" ? "Yes" : text }));
}

const OF_THE_PAGE = /^(?:intent|updatedAt|.*[iI]d|client|conversation|turn|exchange|version)$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** "legalName" → "Legal name" */
function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
