/** The question being answered. Shown with JavaScript only; without it the browser shows that it is loading. */
export function PendingTurn({ question }: { question: string }) {
  return (
    <section className="turn">
      <article className="message message--user">
        <p className="message__who">You</p>
        <div className="message__body">{question}</div>
      </article>
      <output className="message row muted">
        <span className="spinner" aria-hidden="true" />
        Analyzing documents...
      </output>
    </section>
  );
}
