import { useEffect, useRef, useState, type ChangeEvent, type DragEvent, type KeyboardEvent } from "react";
import type { UploadTarget } from "./upload-queue.ts";
import type { Uploads } from "./use-uploads.ts";

/** Uploads files at once when they are chosen in a field or dropped on the element around it. */
export function useFiles(target: UploadTarget, uploads: Uploads) {
  const [isDropTarget, setDropTarget] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const send = (files: FileList | null) => {
    if (files?.length) uploads.add(target, Array.from(files));
  };
  const take = (input: HTMLInputElement) => {
    send(input.files);
    // Reset, so that the same file can be chosen again.
    input.value = "";
  };
  const takeEarlyChoice = useRef(() => field.current && take(field.current));
  useEffect(() => {
    // Files chosen before hydration.
    takeEarlyChoice.current();
  }, []);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setDropTarget(true);
  };
  const openByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    // Enter would submit the form, which has no file yet.
    event.preventDefault();
    event.currentTarget.click();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDropTarget(false);
    send(event.dataTransfer.files);
  };
  return {
    /** Props of the field that also works without JavaScript. */
    field,
    /** Props of every file field. */
    choosing: {
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => take(currentTarget),
      onKeyDown: openByEnter,
    },
    /** Props of the drop target. */
    dropping: {
      "data-drop-target": isDropTarget || undefined,
      onDragOver: over,
      onDragLeave: () => setDropTarget(false),
      onDrop: drop,
    },
  };
}
