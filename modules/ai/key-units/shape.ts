/** Units that practitioners read with a rule, by its pin cite, strongest first; each names the sentence itself. */
export type KeyUnits = Record<string, string>;
