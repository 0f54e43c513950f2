import { Form } from "@remix-run/react";
import { MAX_WORDING, type DisclosureSettings } from "#modules/disclosure/schema";

/** Whether models outside the office are used, and what they may get of clients' papers. */
export function OutsidePanel({ settings, saved }: { settings: DisclosureSettings; saved: boolean }) {
  return (
    <section className="sheet sheet--pad" aria-labelledby="outside">
      <h2 id="outside">Models outside the office</h2>
      <p className="muted">
        Sending a client&apos;s papers to a hosted model discloses tax return information (26 USC 7216, 26 CFR
        301.7216-1 to -3). Without the client&apos;s signed consents hosted models get the law only.
      </p>
      <Form method="post" action="/admin?tab=models" className="stack" preventScrollReset>
        <input type="hidden" name="intent" value="outside-models" />
        <label className="check">
          <input type="checkbox" name="hostedModels" value="on" defaultChecked={settings.hostedModels} />
          <span>Hosted models may be used</span>
        </label>
        <label className="check">
          <input type="checkbox" name="contractor" value="on" defaultChecked={settings.contractor} />
          <span>Our contract with the provider meets 26 CFR 301.7216-2(d); no consent is needed</span>
        </label>
        <div className="field">
          <label className="field__label" htmlFor="preparer">
            Name of the preparer on consents
          </label>
          <input
            className="input"
            id="preparer"
            name="preparer"
            maxLength={200}
            defaultValue={settings.preparer}
          />
        </div>
        <Wording
          name="disclosureWording"
          label="Mandatory wording, consent to disclose (Rev. Proc. 2013-14)"
          text={settings.disclosureWording}
        />
        <Wording
          name="useWording"
          label="Mandatory wording, consent to use (Rev. Proc. 2013-14)"
          text={settings.useWording}
        />
        <div className="row">
          <button className="button">Save</button>
          {saved && <output className="muted">Saved</output>}
        </div>
      </Form>
    </section>
  );
}

function Wording({ name, label, text }: { name: string; label: string; text: string }) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={name}>
        {label}
      </label>
      <textarea
        className="textarea"
        id={name}
        name={name}
        rows={4}
        maxLength={MAX_WORDING}
        defaultValue={text}
      />
    </div>
  );
}
