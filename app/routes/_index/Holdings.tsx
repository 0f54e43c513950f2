import type { Holding, SourceType } from "#modules/authority/schema";

const HOLDINGS: { label: string; type: SourceType; unit: string }[] = [
  { label: "Internal Revenue Code", type: "federal_statute", unit: "sections" },
  { label: "Regulations", type: "regulation", unit: "sections" },
  { label: "Rulings", type: "ruling", unit: "rulings" },
  { label: "Court opinions", type: "court_opinion", unit: "opinions" },
];

const number = new Intl.NumberFormat("en-US");

/** Current holdings of the library by body of law; an empty one is shown as empty. */
export function Holdings({ holdings }: { holdings: Holding[] }) {
  return (
    <section className="landing__holdings" aria-labelledby="holdings">
      <h2 id="holdings">In the library now</h2>
      <dl className="figures">
        {HOLDINGS.map(({ label, type, unit }) => {
          const held = holdings.filter(({ sourceType }) => sourceType === type);
          const count = held.reduce((sum, { sections }) => sum + sections, 0);
          const release = held.map((holding) => holding.release).join(", ");
          return (
            <div key={type}>
              <dt>{label}</dt>
              <dd>{count > 0 ? number.format(count) : <span className="faint">None yet</span>}</dd>
              <dd>
                {count > 0 ? (
                  <>
                    {unit}, release point {release}
                  </>
                ) : (
                  "not loaded"
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
