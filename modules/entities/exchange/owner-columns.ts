/** The sheet of owners; entities and people stand by name, or by id where two share a name. */
import { OWNER_KINDS, OWNER_ROLES, RELATION_KINDS, type Owner, type OwnerPerson } from "../schema.ts";
import {
  asDate,
  asPercentage,
  asText,
  asYesNo,
  oneOf,
  pairsOf,
  percent,
  yesNo,
  type Column,
} from "./columns.ts";

/** An owner record with everything that its row shows. */
export interface ShownOwner {
  owner: Owner;
  person: OwnerPerson | undefined;
  /** Name of an entity or person, or its id where the name is not unique. */
  nameOf(id: string | null): string;
  /** Name of the holder of an owner record. */
  holderOf(ownerId: string | null): string;
}

const share = (heading: string, right: keyof Owner["shares"]): Column<ShownOwner> => {
  return {
    heading,
    field: right,
    note: "Percent, where it differs",
    write: ({ owner }) => percent(owner.shares[right]),
    read: asPercentage,
    isNumber: true,
  };
};

export const OWNER_COLUMNS: readonly Column<ShownOwner>[] = [
  {
    heading: "Entity",
    field: "entityId",
    note: "Legal name of the owned entity",
    write: ({ owner, nameOf }) => nameOf(owner.entityId),
    read: asText,
  },
  {
    heading: "Owner",
    field: "holder",
    note: "Legal name of an entity, or name of a person",
    write: ({ owner, nameOf }) => nameOf(owner.ownerEntityId ?? owner.personId),
    read: asText,
  },
  {
    heading: "Owner is",
    field: "kind",
    note: `entity, ${OWNER_KINDS.join(", ")}`,
    write: ({ owner, person }) => (owner.ownerEntityId ? "entity" : (person?.kind ?? "")),
    read: oneOf(["entity", ...OWNER_KINDS]),
  },
  {
    heading: "Role",
    field: "role",
    note: OWNER_ROLES.join(", "),
    write: ({ owner }) => owner.role,
    read: oneOf(OWNER_ROLES),
  },
  {
    heading: "Percentage",
    field: "percentage",
    note: "33.3333, not 0.333333",
    write: ({ owner }) => percent(owner.percentage),
    read: asPercentage,
    isNumber: true,
  },
  {
    heading: "From",
    field: "from",
    note: "2024-01-01",
    write: ({ owner }) => owner.from ?? "",
    read: asDate,
  },
  { heading: "To", field: "to", note: "2024-12-31", write: ({ owner }) => owner.to ?? "", read: asDate },
  share("Vote", "vote"),
  share("Value", "value"),
  share("Profits", "profits"),
  share("Capital", "capital"),
  {
    heading: "Option on",
    field: "optionOn",
    note: "Name of the owner whose shares the option is on",
    write: ({ owner, holderOf }) => holderOf(owner.optionOn),
    read: asText,
  },
  {
    heading: "US person",
    field: "isUsPerson",
    note: "yes, no or empty",
    write: ({ person }) => yesNo(person?.isUsPerson ?? null),
    read: asYesNo,
  },
  {
    heading: "Under 21",
    field: "isMinor",
    note: "yes, no or empty",
    write: ({ person }) => yesNo(person?.isMinor ?? null),
    read: asYesNo,
  },
  {
    heading: "Relatives",
    field: "relations",
    note: "spouse: Ann Lee; child: Kim Lee",
    write: ({ person, nameOf }) =>
      (person?.relations ?? []).map(({ kind, personId }) => `${kind}: ${nameOf(personId)}`).join("; "),
    read: (text) => pairsOf(text).map(([kind, name]) => ({ kind: oneOf(RELATION_KINDS)(kind), name })),
  },
];
