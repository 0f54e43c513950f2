/** White space of XML and typography (no-break, thin and others), which the law uses and search ignores. */
export function isSpace(code: number): boolean {
  return (
    code <= 32 || code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x205f
  );
}
