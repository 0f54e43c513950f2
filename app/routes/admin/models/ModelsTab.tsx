import "./models.css";
import type { DisclosureSettings } from "#modules/disclosure/schema";
import { quickModes, type LocalStatus, type ModelsOverview, type ModelTrial } from "#modules/models/schema";
import { Note } from "../../../ui/Note.tsx";
import { CurrentModel } from "./CurrentModel.tsx";
import { LocalBanner } from "./LocalBanner.tsx";
import { OutsidePanel } from "./OutsidePanel.tsx";
import { ModelList } from "./ModelList.tsx";
import { QuickModes } from "./QuickModes.tsx";
import { TestModels } from "./TestModels.tsx";

interface ModelsTabProps {
  overview: ModelsOverview;
  local: LocalStatus;
  /** The model was switched just now. */
  switched: boolean;
  trials: ModelTrial[] | null;
  outside: DisclosureSettings;
  /** The settings of models outside the office were saved just now. */
  saved: boolean;
}

/** The office's model, the others to switch to, and whether they answer. */
export function ModelsTab({ overview, local, switched, trials, outside, saved }: ModelsTabProps) {
  const models = Object.values(overview.models);
  return (
    <div className="models">
      {switched && <Note tone="success" title={`Switched to ${overview.currentModel}`} />}
      <LocalBanner loaded={local} />
      <div className="models__now">
        <CurrentModel name={overview.currentModel} entry={overview.models[overview.currentModelId]} />
        <QuickModes modes={quickModes(models)} currentModelId={overview.currentModelId} />
      </div>
      <ModelList key={overview.currentModelId} models={models} currentModelId={overview.currentModelId} />
      <OutsidePanel settings={outside} saved={saved} />
      <TestModels trials={trials} models={overview.models} />
    </div>
  );
}
