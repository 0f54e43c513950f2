import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { RowIcon, RowIconShapes } from "./RowIcon.tsx";

it("refers to a shape that the screen has", () => {
  const shapes = renderToString(<RowIconShapes />);
  for (const shape of ["pencil", "trash"] as const) {
    const [, id] = /href="#([^"]+)"/.exec(renderToString(<RowIcon shape={shape} />)) ?? [];
    expect(shapes).toContain(`id="${id}"`);
  }
});
