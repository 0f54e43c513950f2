const UNITS = ["KB", "MB", "GB"];

/** Formats a number of bytes: "512 Bytes", "96.73 KB", "1.12 MB"; base 1024. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${bytes === 1 ? "Byte" : "Bytes"}`;
  let size = bytes / 1024;
  let unit = 0;
  // A value that would round to 1024.00 moves to the next unit.
  while (size >= 1023.995 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${size.toFixed(2)} ${UNITS[unit]}`;
}
