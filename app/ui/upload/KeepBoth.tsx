/** Checkbox for uploads without JavaScript: stores a file even though the intake holds the same bytes. */
export function KeepBoth({ isOffered = false }: { isOffered?: boolean }) {
  if (!isOffered) return null;
  return (
    <label className="check upload__keep">
      <input type="checkbox" name="keepBoth" value="true" defaultChecked />
      Keep both copies when I choose the file again
    </label>
  );
}
