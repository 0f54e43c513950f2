interface PreviewTextProps {
  text: string[];
  isCut: boolean;
  hasPages: boolean;
}

/** The extracted text of the document, collapsed by default. */
export function PreviewText({ text, isCut, hasPages }: PreviewTextProps) {
  if (!text.some((page) => page.trim())) return null;
  return (
    <details className="disclosure preview__text">
      <summary>Text of this document</summary>
      {text.map((page, i) => (
        <section key={i} aria-label={hasPages ? `Text of page ${i + 1}` : undefined}>
          {hasPages && <p className="xs faint">Page {i + 1}</p>}
          <pre>{page}</pre>
        </section>
      ))}
      {isCut && <p className="sm muted">The text goes on in the download.</p>}
    </details>
  );
}
