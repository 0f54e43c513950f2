export interface IntakeClient {
  name: string;
  email: string;
}

/** Whose intake it is, for administrators: several screens of many clients look alike. */
export function ClientName({ client: { name, email } }: { client: IntakeClient }) {
  return (
    <p>
      <strong>{name || email}</strong>
      {name && <span className="sm muted"> {email}</span>}
    </p>
  );
}
