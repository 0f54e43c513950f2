import type { TrackingRow } from "./records.ts";

/** The specified fields only. */
export function trackingRow(client: TrackingRow): TrackingRow {
  const { userId, firstName, lastName, userEmail, taxYear, intakeStatus } = client;
  const { totalReceived, totalRequired, totalMissing, riskLevel, overdueDays, missingDocuments } = client;
  return {
    ...{ userId, firstName, lastName, userEmail, taxYear, intakeStatus },
    ...{ totalReceived, totalRequired, totalMissing, riskLevel, overdueDays, missingDocuments },
  };
}
