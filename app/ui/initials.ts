/** First letters of first and last name, by code point; "U" without a name. */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return (
    [firstName, lastName]
      .map((name) => Array.from(name)[0] ?? "")
      .join("")
      .toUpperCase() || "U"
  );
}
