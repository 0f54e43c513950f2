/** Colors of a chart that stands alone; in a page the design system's tokens are used. */
export const COLORS = {
  paper: "#ffffff",
  ink: "#141c2b",
  muted: "#4c5864",
  line: "#7b8882",
  error: "#a8281f",
  warning: "#7f4d00",
  question: "#125e6e",
  chosen: "#1f4496",
} as const;

export const FONT = "'Instrument Sans Variable','Instrument Sans','Segoe UI',Arial,sans-serif";

export const FILE_STYLE = [
  `.chart{font-family:${FONT}}`,
  `.paper,.body,.pct-ground{fill:${COLORS.paper}}`,
  `.edge{fill:none;stroke:${COLORS.line};stroke-width:1.25}`,
  `.edge--gap,.edge--circle{stroke:${COLORS.error};stroke-dasharray:5 4}`,
  `.tip{fill:${COLORS.error}}`,
  `.body{stroke:${COLORS.line};stroke-width:1.25}`,
  `[data-dashed] .body{stroke-dasharray:4 3}`,
  `[data-mark=error] .body{stroke:${COLORS.error};stroke-width:1.75}`,
  `[data-selected] .body{stroke:${COLORS.chosen};stroke-width:2.5}`,
  `text{fill:${COLORS.ink}}`,
  `.pct{font-size:12.5px;font-weight:600}.pct--gap,.pct--circle{fill:${COLORS.error}}`,
  `.name{font-size:13px;font-weight:600}.sub{font-size:11.5px;fill:${COLORS.muted}}.word{font-size:11.5px;font-weight:600}`,
  `.glyph{fill:none;stroke:${COLORS.ink};stroke-width:1.5}`,
  `.mark .shape{fill:none;stroke-width:1.5}.mark .sign{fill:none;stroke-width:1.75;stroke-linecap:round}`,
  ...(["error", "warning", "question"] as const).map(
    (severity) => `.mark--${severity} path{stroke:${COLORS[severity]}}`,
  ),
].join("");
