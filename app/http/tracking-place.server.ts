/** Search, filters, order and page of client tracking in an address; what it does not know is left out. */
import { INTAKE_STATUSES } from "#modules/intake/schema";
import { RISK_LEVELS, TRACKING_SORTS, type TrackingQuery } from "#modules/tracking/schema";

export type TrackingPlace = TrackingQuery & { page: number };

export function readTrackingPlace(query: URLSearchParams): TrackingPlace {
  const page = query.get("page") ?? "";
  return {
    q: query.get("q") ?? "",
    risk: RISK_LEVELS.find((level) => level === query.get("risk")),
    status: INTAKE_STATUSES.find((status) => status === query.get("status")),
    sort: TRACKING_SORTS.find((sort) => sort === query.get("sort")),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}
