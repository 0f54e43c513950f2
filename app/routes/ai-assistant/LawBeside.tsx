import { useEffect, useRef } from "react";
import { pinLabel } from "../../ui/answer/pin-label.ts";
import { FollowedLinks } from "../../ui/FollowedLinks.tsx";
import { StandingTag } from "../../ui/StandingTag.tsx";
import { ProvisionBlock } from "../authority.26-usc.$section/ProvisionBlock.tsx";
import type { QuotedLaw } from "./read-law.server.ts";

/** Height of the head that stays above the text. */
const HEAD = 72;

/** The law beside an answer, with the quoted provisions marked and the chosen one in view. Give it a key of its place. */
export function LawBeside({ law, close }: { law: QuotedLaw; close: string }) {
  const { citation, heading, url, marks, provisions, unit } = law;
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = text.current?.querySelector<HTMLElement>("[data-chosen]");
    const isSheet = text.current && getComputedStyle(text.current).position === "fixed";
    const panel = isSheet ? text.current : text.current?.closest<HTMLElement>(".qa__side");
    if (!chosen || !panel) return;
    const away = chosen.getBoundingClientRect().top - panel.getBoundingClientRect().top - HEAD;
    panel.scrollTo({ top: panel.scrollTop + away });
  }, []);
  return (
    <div className="beside" ref={text}>
      <div className="beside__head">
        <h2>{pinLabel(citation)}, where it stands</h2>
        <FollowedLinks className="row beside__links">
          <a href={url}>Open the page</a>
          <a className="beside__close" href={close} data-follow="in-place">
            Close
          </a>
        </FollowedLinks>
      </div>
      <h3 className="beside__title">{heading}</h3>
      {marks.length > 0 && (
        <p className="row">
          {marks.map((mark) => (
            <StandingTag key={mark.label} mark={mark} />
          ))}
        </p>
      )}
      <div className="authority authority--narrow">
        {provisions.map((provision, index) =>
          provision === null ? (
            <p key={index} className="beside__gap">
              …
            </p>
          ) : (
            <div key={index} data-chosen={(unit !== "" && provision.id === unit) || undefined}>
              <ProvisionBlock
                provision={{
                  ...provision,
                  id: provision.id && `law-${provision.id}`,
                  anchors: [],
                  pin: undefined,
                }}
                isQuoted={provision.isQuoted}
              />
            </div>
          ),
        )}
      </div>
    </div>
  );
}
