import "./multi-entity.css";
import { json, redirect, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FileQuestion } from "lucide-react";
import { hasCode } from "../../http/errors.server.ts";
import { MULTI_ENTITY } from "../../http/access-denied.ts";
import { load } from "../../http/screen.server.ts";
import { DeadEnd } from "../../ui/DeadEnd.tsx";
import { Overview } from "./Overview.tsx";

export const loader = load(
  "signed-in",
  async ({ modules, actor, params }) => {
    const id = params.intakeId;
    if (!id || id === "undefined") return json({ state: "invalid" as const }, { status: 404 });
    try {
      const [intake, checklist] = await Promise.all([
        modules.intake.getIntake(actor, id),
        modules.intake.getChecklist(actor, id),
      ]);
      if (intake.intakeType === "personal") throw redirect(`/intake/${id}`);
      return json({ state: "found" as const, intake, checklist });
    } catch (error) {
      if (!hasCode(error, "not_found")) throw error;
      return json({ state: "missing" as const }, { status: 404 });
    }
  },
  MULTI_ENTITY,
);

export const meta: MetaFunction<typeof loader> = () => [{ title: "Multi-Entity Business Intake · TaxRAG" }];

export default function MultiEntity() {
  const data = useLoaderData<typeof loader>();
  if (data.state === "found") return <Overview intake={data.intake} checklist={data.checklist} />;
  return data.state === "invalid" ? (
    <DeadEnd
      icon={FileQuestion}
      title="Invalid Intake ID"
      text="The multi-entity intake ID is missing or invalid."
    />
  ) : (
    <DeadEnd
      icon={FileQuestion}
      title="Tax intake not found"
      text="It may have been deleted, or it belongs to somebody else."
    />
  );
}
