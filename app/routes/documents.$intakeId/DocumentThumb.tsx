import type { ReactNode } from "react";
import { CLASSIFICATIONS, type Classification } from "#modules/intake/schema";

/** Generic drawing of a document class, without its content. Needs `ThumbDrawings` on the page. */
export function DocumentThumb({ classification }: { classification: Classification }) {
  return (
    <div className="doc__thumb">
      <svg viewBox="0 0 160 84" aria-hidden="true">
        <use href={`#thumb-${classification}`} />
      </svg>
    </div>
  );
}

/** The SVG symbols, once per page for all cards. */
export function ThumbDrawings() {
  return (
    <svg className="thumb__drawings" aria-hidden="true">
      {CLASSIFICATIONS.map((classification) => (
        <symbol key={classification} id={`thumb-${classification}`} viewBox="0 0 160 84">
          {DRAWINGS[classification]}
        </symbol>
      ))}
    </svg>
  );
}

const LEAF = <rect className="thumb__leaf" x="46" y="8" width="68" height="84" />;

const ROWS = [26, 33, 40, 47, 54, 61, 68, 75];
const BOXES = [26, 32, 38, 44, 50, 56, 62, 68, 74];

const DRAWINGS: Record<Classification, ReactNode> = {
  w2: (
    <>
      <rect className="thumb__leaf" x="30" y="16" width="100" height="56" />
      <path
        className="thumb__rule"
        d="M30 28h100M30 40h100M30 52h100M30 62h100M82 16v46M106 16v36M56 62v10"
      />
      <path className="thumb__ink" d="M85 22h15v3H85zM109 22h12v3h-12zM34 33h30v3H34z" />
    </>
  ),
  "1099": (
    <>
      {LEAF}
      <path
        className="thumb__rule"
        d="M51 13h32v14H51zM51 30h32v10H51zM51 43h32v18H51zM86 13h23v10H86zM86 26h23v10H86zM86 39h23v10H86zM86 52h23v9H86z"
      />
      <path className="thumb__ink" d="M54 17h20v3H54zM89 18h13v2H89zM89 31h10v2H89z" />
    </>
  ),
  "bank-statement": (
    <>
      {LEAF}
      <path className="thumb__ink" d="M52 15h24v4H52z" />
      {ROWS.map((y, i) => (
        <path key={y} className="thumb__line" d={`M52 ${y}h${26 + ((i * 7) % 12)}v2H52zM98 ${y}h10v2H98z`} />
      ))}
    </>
  ),
  receipt: (
    <>
      <path className="thumb__leaf" d="M62 10h36v68l-6-4-6 4-6-4-6 4-6-4-6 4z" />
      <path className="thumb__ink" d="M69 20h22v3H69zM82 57h9v3h-9z" />
      <path
        className="thumb__line"
        d="M69 31h14v2H69zM86 31h5v2h-5zM69 38h12v2H69zM86 38h5v2h-5zM69 45h15v2H69zM86 45h5v2h-5z"
      />
    </>
  ),
  "tax-return": (
    <>
      {LEAF}
      <path className="thumb__ink" d="M52 14h16v6H52z" />
      <path className="thumb__line" d="M72 15h30v3H72z" />
      {BOXES.map((y) => (
        <g key={y}>
          <path className="thumb__line" d={`M52 ${y}h36v2H52z`} />
          <path className="thumb__rule" d={`M94 ${y - 2}h15v5H94z`} />
        </g>
      ))}
    </>
  ),
  spreadsheet: (
    <>
      <rect className="thumb__leaf" x="34" y="14" width="92" height="60" />
      <path className="thumb__rule" d="M34 24h92M34 34h92M34 44h92M34 54h92M34 64h92M62 14v60M94 14v60" />
      <path className="thumb__ink" d="M112 28h10v2h-10zM108 38h14v2h-14zM112 48h10v2h-10z" />
    </>
  ),
  other: (
    <>
      {LEAF}
      <path className="thumb__ink" d="M52 16h20v3H52zM52 73h18v3H52z" />
      <path
        className="thumb__line"
        d="M52 27h54v2H52zM52 33h56v2H52zM52 39h50v2H52zM52 45h54v2H52zM52 55h56v2H52zM52 61h38v2H52z"
      />
    </>
  ),
};
