import { useEffect } from "react";
import { notify, takeBack } from "./toast-store.ts";

/** Shows the problem of an answer also as the destructive toast, which goes with the answer. */
export function useErrorToast(answer: { problem: string } | undefined): void {
  useEffect(() => {
    if (!answer) return undefined;
    const id = notify({ title: "Error", text: answer.problem, destructive: true });
    return () => takeBack(id);
  }, [answer]);
}
