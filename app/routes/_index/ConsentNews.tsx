import { Note } from "../../ui/Note.tsx";

/** Consents that wait for the client's signature. */
export function ConsentNews({ intakes }: { intakes: { id: string; name: string }[] }) {
  if (intakes.length === 0) return null;
  return (
    <Note tone="info" title="Your CPA asks for your consent">
      <p>It is about a use of your papers. You need not sign: nothing that we do for you depends on it.</p>
      <p className="row news__ways">
        {intakes.map(({ id, name }) => (
          <a key={id} href={`/consent/${id}`}>
            Read the consents for {name}
          </a>
        ))}
      </p>
    </Note>
  );
}
