/** What the page shows of a form that was not carried out: what was typed, what is wrong with it, or a preview. */
export interface TrackingAnswer {
  typed: { intent: string } & Record<string, unknown>;
  /** Field name → problem. */
  fields: Record<string, string>;
  preview: { subject: string; text: string } | null;
}
