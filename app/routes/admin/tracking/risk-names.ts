import { RISK_LEVELS, type RiskLevel } from "#modules/tracking/schema";

export const RISK_NAMES: Record<RiskLevel, string> = {
  critical: "Critical",
  high: "High",
  medium: "Medium",
  low: "Low",
};

export const RISK_OPTIONS = RISK_LEVELS.map((level) => [level, RISK_NAMES[level]] as const);

export const TEMPLATE_OPTIONS = [
  ["standard", "Standard"],
  ["urgent", "Urgent"],
  ["final", "Final"],
] as const;
