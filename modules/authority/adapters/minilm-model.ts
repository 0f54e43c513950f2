/** What the main thread knows of the model without loading the runtime that computes it. */
export const MINILM = { id: "minilm-l6-v2-int8", dimensions: 384 } as const;
