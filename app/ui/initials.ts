/** First letters of the first and the last name, whole ones also outside the Basic Multilingual Plane; "U" without a name. */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return (
    [firstName, lastName]
      .map((name) => Array.from(name)[0] ?? "")
      .join("")
      .toUpperCase() || "U"
  );
}
