/** White space of XML and of print: no-break, thin and the like, which the law uses and search does not see. */
export function isSpace(code: number): boolean {
  return (
    code <= 32 || code === 0xa0 || (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x205f
  );
}
