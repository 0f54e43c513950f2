import { Form } from "@remix-run/react";
import { CLASSIFICATIONS } from "#modules/intake/schema";
import { Day } from "../../ui/Day.tsx";
import { formatFileSize } from "../../ui/file-size.ts";
import { ClassTag } from "./ClassTag.tsx";
import { FavoriteButton } from "./DocumentActions.tsx";
import type { Paper } from "./library.server.ts";
import { CLASS_NAMES, isWaiting } from "./names.ts";
import { ReadingBadge } from "./ReadingBadge.tsx";

export function PreviewFacts({ paper }: { paper: Paper }) {
  return (
    <div className="preview__facts">
      <dl>
        <div>
          <dt>Classification</dt>
          <dd>
            <ClassTag classification={paper.classification} />
            <p className="xs faint">{guessOf(paper)}</p>
          </dd>
        </div>
        <div>
          <dt>Reading</dt>
          <dd>
            <ReadingBadge state={paper.readingState} />
            {paper.readingProblem && <p className="doc__problem xs">{paper.readingProblem}</p>}
          </dd>
        </div>
        <Fact name="Size">
          <span className="num">{formatFileSize(paper.fileSize)}</span>
        </Fact>
        <Fact name="Uploaded">
          <Day at={paper.uploadedAt} />
        </Fact>
        <Fact name="Type">{paper.mimeType}</Fact>
        <Fact name="Category">{paper.categoryName}</Fact>
        {paper.tags.length > 0 && (
          <div>
            <dt>Tags</dt>
            <dd className="row preview__tags">
              {paper.tags.map((tag) => (
                <span key={tag} className="badge badge--outline">
                  {tag}
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
      <Form method="post" className="preview__class" preventScrollReset>
        <input type="hidden" name="intent" value="class" />
        <input type="hidden" name="id" value={paper.id} />
        <label className="field__label" htmlFor="correct-class">
          Correct the class
        </label>
        <div className="row">
          <select
            key={paper.classification}
            className="select"
            id="correct-class"
            name="classification"
            defaultValue={paper.classification}
          >
            {CLASSIFICATIONS.map((name) => (
              <option key={name} value={name}>
                {CLASS_NAMES[name]}
              </option>
            ))}
          </select>
          <button className="button">Save</button>
        </div>
      </Form>
      <div className="row preview__favorite">
        <FavoriteButton paper={paper} />
        <span className="sm muted">{paper.isFavorite ? "One of your favorites" : "Not a favorite"}</span>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How the class was determined. */
function guessOf({ readingState, classificationConfidence, firstGuess, classification }: Paper): string {
  if (isWaiting(readingState)) return "Known once it was read";
  const first =
    firstGuess && firstGuess !== classification ? `, first taken for ${CLASS_NAMES[firstGuess]}` : "";
  if (classificationConfidence === 1) return `Set by a person${first}`;
  if (classificationConfidence === 0) return "Not recognized";
  return `${Math.round(classificationConfidence * 100)}% sure`;
}
