import { useEffect } from "react";
import { notify } from "./toast-store.ts";

/** Shows the problem of an answer also as the destructive toast. */
export function useErrorToast(answer: { problem: string } | undefined): void {
  useEffect(() => {
    if (answer) notify({ title: "Error", text: answer.problem, destructive: true });
  }, [answer]);
}
