import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Inline } from "./Inline.tsx";

const shown = (text: string) => renderToStaticMarkup(<Inline text={text} />);

it.each([
  ["plain words", "plain words"],
  ["26 USC 61(a)(1), and", '<span class="nowrap">26 USC 61(a)(1)</span>, and'],
  [
    "by Rev. Proc. 2025-32, § 4.10.",
    'by <span class="nowrap">Rev. Proc. 2025-32</span>, <span class="nowrap">§ 4.10</span>.',
  ],
  ["(Reg. § 1.61-21(f))", '(<span class="nowrap">Reg. § 1.61-21(f)</span>)'],
  ["**bold** and *soft* `x < 1`", "<strong>bold</strong> and <em>soft</em> <code>x &lt; 1</code>"],
  ["~~section 9999~~ (no such section)", "<s>section 9999</s> (no such section)"],
  ["![secret](https://evil.test/?q=1)", "secret"],
  ["[click](https://evil.test)", "click"],
  ["https://evil.test/?q=1", "https://evil.test/?q=1"],
  ["<img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert(1)&gt;"],
  ["a <script>alert(1)</script> b", "a &lt;script&gt;alert(1)&lt;/script&gt; b"],
])("shows %j", (text, expected) => {
  expect(shown(text)).toBe(expected);
});
