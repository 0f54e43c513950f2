import { useEffect, useRef, useState, type ChangeEvent, type DragEvent, type KeyboardEvent } from "react";
import type { UploadTarget } from "./upload-queue.ts";
import type { Uploads } from "./use-uploads.ts";

/** Files that are chosen in a field or dropped on what lies around it go on their way at once. */
export function useFiles(target: UploadTarget, uploads: Uploads) {
  const [isDropTarget, setDropTarget] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const send = (files: FileList | null) => {
    if (files?.length) uploads.add(target, Array.from(files));
  };
  const take = (input: HTMLInputElement) => {
    send(input.files);
    // The same file may be chosen again.
    input.value = "";
  };
  const takeEarlyChoice = useRef(() => field.current && take(field.current));
  useEffect(() => {
    // Chosen before scripts worked.
    takeEarlyChoice.current();
  }, []);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setDropTarget(true);
  };
  const openByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    // It would send the form, which has no file yet.
    event.preventDefault();
    event.currentTarget.click();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDropTarget(false);
    send(event.dataTransfer.files);
  };
  return {
    /** For the field that also works without a script. */
    field,
    /** For every field. */
    choosing: {
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => take(currentTarget),
      onKeyDown: openByEnter,
    },
    /** For the element that files are dropped on. */
    dropping: {
      "data-drop-target": isDropTarget || undefined,
      onDragOver: over,
      onDragLeave: () => setDropTarget(false),
      onDrop: drop,
    },
  };
}
