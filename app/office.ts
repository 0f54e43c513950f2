/** What modules ask of the office and its clients through ports. */
import type { Accounts } from "#modules/accounts";
import type { Admin } from "#modules/admin";
import type { Office } from "#modules/ai";
import type { DisclosureDeps } from "#modules/disclosure";
import type { Intake } from "#modules/intake";
import { OPERATOR } from "#modules/kernel";
import type { Tracking } from "#modules/tracking";

interface OfficeModules {
  /** Asked for late: tracking is made after what asks the office. */
  tracking: () => Pick<Tracking, "trackingSettings">;
  intake: Pick<Intake, "getIntake" | "listIntakesOf">;
}

export function createOffice({ tracking, intake }: OfficeModules): Office {
  return {
    timeZone: async () => (await tracking().trackingSettings(OPERATOR)).timeZone,
    async clientYear(actor, { clientId = "", intakeId }) {
      if (intakeId) return (await intake.getIntake(actor, intakeId)).taxYear;
      const years = (await intake.listIntakesOf(actor, clientId)).map(({ taxYear }) => taxYear);
      return years.length > 0 ? Math.max(...years) : null;
    },
  };
}

interface PeopleModules {
  admin: Pick<Admin, "findIntake">;
  accounts: Pick<Accounts, "findPeople">;
}

/** The person whose intake it is, by the intake's id. */
export function findClient({ admin, accounts }: PeopleModules): DisclosureDeps["clientOf"] {
  return async (intakeId) => {
    const found = await admin.findIntake(OPERATOR, intakeId);
    if (!found) return null;
    const { userId: id, clientEmail: email, clientName: name } = found;
    const [person] = await accounts.findPeople(OPERATOR, [id]);
    return { id, email, name, firstName: person?.firstName ?? "" };
  };
}
