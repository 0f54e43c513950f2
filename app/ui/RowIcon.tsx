import { Pencil, Trash2 } from "lucide-react";

const SHAPES = { pencil: Pencil, trash: Trash2 };

type Shape = keyof typeof SHAPES;

/** Icon of a row of a long list; the screen has `RowIconShapes`. Drawn anew, a hundred icons cost as much as their rows. */
export function RowIcon({ shape }: { shape: Shape }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#row-icon-${shape}`} />
    </svg>
  );
}

/** What the icons of all rows refer to, once a screen. */
export function RowIconShapes() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <defs>
        {Object.entries(SHAPES).map(([shape, Icon]) => (
          <Icon key={shape} id={`row-icon-${shape}`} className="icon" />
        ))}
      </defs>
    </svg>
  );
}
