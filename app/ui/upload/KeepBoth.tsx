/** Without a script a file is sent again to be kept beside its twin. */
export function KeepBoth({ isOffered = false }: { isOffered?: boolean }) {
  if (!isOffered) return null;
  return (
    <label className="check upload__keep">
      <input type="checkbox" name="keepBoth" value="true" defaultChecked />
      Keep both copies when I choose the file again
    </label>
  );
}
