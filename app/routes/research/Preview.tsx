import { Link } from "@remix-run/react";
import { longDate } from "#modules/authority/schema";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { StandingTag } from "../../ui/StandingTag.tsx";
import { ProvisionBlock } from "../authority.26-usc.$section/ProvisionBlock.tsx";
import { researchPath, type Search } from "./address.ts";
import type { PreviewedPlace } from "./read-preview.server.ts";

interface PreviewProps {
  place: PreviewedPlace;
  search: Search;
  mayAsk: boolean;
}

/** The place of a hit as it stands in its document; on a phone a sheet that its link opens. */
export function Preview({ place, search, mayAsk }: PreviewProps) {
  const { citation, heading, url, asOf, marks, provisions, unit } = place;
  return (
    /* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard */
    <aside
      className="side"
      id="preview"
      aria-labelledby="preview-head"
      data-open={search.at !== ""}
      tabIndex={0}
    >
      <div className="side__head">
        <h2 id="preview-head">{citation}</h2>
        <span className="row side__links">
          <a href={url}>Open the page</a>
          <Link className="side__close" to={researchPath(search)} preventScrollReset>
            Close
          </Link>
        </span>
      </div>
      {marks.length > 0 && (
        <p className="row side__marks">
          {marks.map((mark) => (
            <StandingTag key={mark.label} mark={mark} />
          ))}
        </p>
      )}
      <h3>{heading}</h3>
      <div className="authority authority--narrow">
        {provisions.map((provision, index) => (
          <ProvisionBlock
            key={`${citation}-${index}`}
            provision={{ ...provision, id: provision.id && `p-${provision.id}`, anchors: [], pin: undefined }}
            isQuoted={unit !== "" && provision.id === unit}
          />
        ))}
      </div>
      <dl>
        <dt>As of</dt>
        <dd>{/^\d{4}-\d\d-\d\d$/.test(asOf) ? longDate(asOf) : asOf}</dd>
      </dl>
      <div className="row side__tools">
        <CopyButton text={citation} label="Copy cite" />
        {mayAsk && (
          <a
            className="button button--quiet"
            href={`/ai-assistant?${new URLSearchParams({ ask: `What does ${citation} say?` })}`}
          >
            Ask about it
          </a>
        )}
      </div>
    </aside>
  );
}
