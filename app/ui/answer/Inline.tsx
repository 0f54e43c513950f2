import { Lexer, type Token } from "marked";
import { Fragment, type ReactNode } from "react";
import { KeptCitations } from "./KeptCitations.tsx";

/** Words of a model with their Markdown marks: emphasis, code, strikes. Never markup, links or pictures of its own. */
export function Inline({ text }: { text: string }) {
  // A break at either end belongs to what stands beside.
  const [, before = "", words = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return (
    <>
      {before}
      {shown(Lexer.lexInline(words))}
      {after}
    </>
  );
}

function shown(tokens: Token[] = []): ReactNode {
  return tokens.map((token, index) => <Fragment key={index}>{shownOne(token)}</Fragment>);
}

function shownOne(token: Token): ReactNode {
  const { type, raw } = token;
  const inner = () => shown("tokens" in token ? token.tokens : []);
  if (type === "strong") return <strong>{inner()}</strong>;
  if (type === "em") return <em>{inner()}</em>;
  if (type === "del") return <s>{inner()}</s>;
  if (type === "codespan") return <code>{token.text}</code>;
  if (type === "escape") return token.text;
  // The words of a link are shown, its address is not; of a picture what it is said to show.
  if (type === "link") return inner();
  if (type === "image") return token.text;
  return <KeptCitations text={raw} />;
}
