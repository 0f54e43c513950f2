/** A library with a hosted model on a server of the test, which keeps what it was sent. */
import { saying, startChatServer } from "../fakes/chat-server.ts";
import { windmillLibrary } from "./library.ts";

export interface OutsideModel {
  test: Awaited<ReturnType<typeof windmillLibrary>>;
  /** Bodies of the requests, oldest first. */
  sent: string[];
  /** What the model answers to a request, by its body. */
  answerWith(reply: (body: string) => string): void;
  close(): Promise<void>;
}

export async function withOutsideModel(): Promise<OutsideModel> {
  const sent: string[] = [];
  let reply: (body: string) => string = () => "NO ANSWER";
  const server = await startChatServer((request, response, body) => {
    sent.push(body);
    saying(reply(body))(request, response, body);
  });
  const settings = { OPENAI_API_KEY: "k", OPENAI_BASE_URL: server.url, LOCAL_LLM_URL: server.url };
  const test = await windmillLibrary({ settings });
  return {
    test,
    sent,
    answerWith: (next) => void (reply = next),
    async close() {
      await test.cleanup();
      server.close();
    },
  };
}
