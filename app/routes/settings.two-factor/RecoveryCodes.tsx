import { Note } from "../../ui/Note.tsx";

interface RecoveryCodesProps {
  codes: string[];
  /** Two-factor sign-in has just been turned on. */
  isNew: boolean;
  /** Path to continue to. */
  to: string;
}

/** Shows the recovery codes, this one time only. */
export function RecoveryCodes({ codes, isNew, to }: RecoveryCodesProps) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`TaxRAG recovery codes\n\n${codes.join("\n")}\n`)}`;
  return (
    <section className="account__part">
      <div>
        <h2>Recovery codes</h2>
        <p className="muted">
          Each signs you in once without your phone. Keep them where only you find them.
        </p>
      </div>
      <div className="stack">
        <Note tone="success" title={isNew ? "Two-factor sign-in is on." : "The former codes are void."}>
          <p>These codes are shown only now. Write them down, print this page or save the file.</p>
        </Note>
        <ul className="account__codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="row">
          <a className="button" href={file} download="taxrag-recovery-codes.txt">
            Save as a file
          </a>
          <a className="button button--primary" href={to}>
            I have kept them
          </a>
        </div>
      </div>
    </section>
  );
}
