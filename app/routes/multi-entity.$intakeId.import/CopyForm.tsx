import { Button } from "../../ui/Button.tsx";

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

interface CopyFormProps {
  others: { id: string; taxYear: number; createdAt: string }[];
}

/** Takes the group of another year over into an empty intake. */
export function CopyForm({ others }: CopyFormProps) {
  return (
    <section className="sheet sheet--pad" aria-labelledby="copy-title">
      <h2 id="copy-title">Copy another year's group</h2>
      <form className="import__form" method="post" encType="multipart/form-data">
        <div className="field">
          <label htmlFor="copy-from">Intake to copy from</label>
          <select className="select" id="copy-from" name="fromIntakeId">
            {others.map(({ id, taxYear, createdAt }) => (
              <option key={id} value={id}>
                {taxYear}, started {format.format(new Date(createdAt))}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" name="intent" value="copy">
          Copy entities and owners
        </Button>
      </form>
    </section>
  );
}
