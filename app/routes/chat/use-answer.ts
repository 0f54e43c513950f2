import { useLocation, useNavigate, useRevalidator } from "@remix-run/react";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { useRef, useState } from "react";
import { titleOf, type Conversation, type FocusArea } from "#modules/conversations/schema";
import { notify } from "../../ui/toast-store.ts";

/** An answer under way, or one whose connection was lost. */
export interface Underway {
  /** Null when an earlier question is answered again. */
  question: string | null;
  /** The answer that is shown gives way to it. */
  replaces: boolean;
  text: string;
  notes: string[];
  isOver: boolean;
  /** By the asker: what had come is kept a moment later. */
  isStopped: boolean;
  problem: string | null;
}

const LOST = "The connection was lost. What had come is kept; the rest can be asked for again.";

/** State of the address to which a new conversation goes on. */
const BEGUN = { isBegun: true };

interface Sending {
  message: string;
  focus?: FocusArea;
  /** For a new conversation: whose papers it is about. */
  intakeId?: string;
}

/** Sends messages and shows their answers as they come. `conversation` is null before the first message. */
export function useAnswer(conversation: string | null) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [underway, setUnderway] = useState<Underway | null>(null);
  const stopping = useRef<AbortController | null>(null);
  /** A conversation begun here whose page has not come yet: the next message belongs to it as well. */
  const begun = useRef<string | null>(null);

  /** @returns whether the message was taken; one that was not stays in its field. */
  async function send({ message, focus, intakeId }: Sending): Promise<boolean> {
    const id = conversation ?? begun.current ?? (await create(titleOf(message), intakeId));
    if (!id) return false;
    begun.current = id;
    return stream(id, `/api/conversations/${id}/messages`, { question: message, body: { message, focus } });
  }

  async function regenerate(): Promise<boolean> {
    if (!conversation) return false;
    return stream(conversation, `/api/conversations/${conversation}/regenerate`, {
      question: null,
      replaces: true,
      body: {},
    });
  }

  async function answerBeside(modelId: string): Promise<boolean> {
    if (!conversation) return false;
    const address = `/api/conversations/${conversation}/beside`;
    return stream(conversation, address, { question: null, body: { modelId } });
  }

  async function stream(
    id: string,
    address: string,
    { question, replaces = false, body }: Question,
  ): Promise<boolean> {
    stopping.current = new AbortController();
    setUnderway({ question, replaces, text: "", notes: [], isOver: false, isStopped: false, problem: null });
    let isTaken = false;
    try {
      const response = await post(address, body, stopping.current.signal);
      isTaken = true;
      for await (const event of readEvents(response)) {
        if (event.name === "text") setUnderway((now) => now && { ...now, text: now.text + event.data.text });
        if (event.name === "note")
          setUnderway((now) => now && { ...now, notes: [...now.notes, event.data.text ?? ""] });
      }
      await showKept(id);
    } catch (error) {
      if (stopping.current.signal.aborted) {
        // The question is kept, whether or not a word of its answer had come.
        isTaken = true;
        setUnderway((now) => now && { ...now, isStopped: true });
        await showKept(id);
      } else if (isTaken) setUnderway((now) => now && { ...now, isOver: true, problem: LOST });
      else {
        setUnderway(null);
        notify({ title: "Error", text: "Failed to send message. Please try again.", destructive: true });
        if (!conversation) openBegun(id);
        if (error instanceof RefusedError) notify({ title: "Error", text: error.message, destructive: true });
      }
    }
    return isTaken;
  }

  async function showKept(id: string): Promise<void> {
    if (conversation) revalidate();
    else openBegun(id);
    setUnderway((now) => now && { ...now, isOver: true });
  }

  function openBegun(id: string): void {
    void navigate(`/chat?c=${id}`, { replace: true, state: BEGUN });
  }

  return {
    underway,
    send,
    regenerate,
    answerBeside,
    stop: () => stopping.current?.abort(),
    /** The kept messages are on the screen. */
    clear: () => setUnderway(null),
    /** Looks again whether the stopped answer has been kept. */
    lookAgain: revalidate,
    /** Shows what was kept of an answer whose connection was lost. */
    reload: () => {
      setUnderway(null);
      if (!conversation && begun.current) openBegun(begun.current);
      else revalidate();
    },
  };
}

interface Question {
  question: string | null;
  replaces?: boolean;
  body: object;
}

/** A refusal with a sentence of its own. */
class RefusedError extends Error {}

async function create(title: string, intakeId?: string): Promise<string | null> {
  try {
    const response = await post("/api/conversations", { title, intakeId });
    return ((await response.json()) as Conversation).id;
  } catch {
    notify({ title: "Error", text: "Failed to create conversation. Please try again.", destructive: true });
    return null;
  }
}

async function post(address: string, body: object, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream, application/json" },
    body: JSON.stringify(body),
    signal,
  });
  if (response.ok) return response;
  const { message } = (await response.json().catch(() => ({}))) as { message?: string };
  throw response.status < 500 && message ? new RefusedError(message) : new Error(`status ${response.status}`);
}

interface ServerEvent {
  name: string;
  data: { text?: string };
}

/** @throws Error when the stream ends without the event `end`. */
async function* readEvents(response: Response): AsyncGenerator<ServerEvent> {
  const reader = response
    .body!.pipeThrough(new TextDecoderStream() as never)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  let isEnded = false;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const name = next.value.event ?? "message";
    isEnded ||= name === "end";
    yield { name, data: JSON.parse(next.value.data) as ServerEvent["data"] };
  }
  if (!isEnded) throw new Error("broken off");
}

/**
 * A key that stays the same while a new conversation gets its address, so that what is typed meanwhile stays in its
 * field, with the focus. Any other change of the conversation starts afresh.
 */
export function useThreadKey(selected: string | null): number {
  const { state } = useLocation();
  const [thread, setThread] = useState({ id: selected, key: 0 });
  if (thread.id !== selected) {
    const isSame = thread.id === null && (state as typeof BEGUN | null)?.isBegun === true;
    setThread({ id: selected, key: isSame ? thread.key : thread.key + 1 });
  }
  return thread.key;
}
