import type { Knex } from "knex";
import type { Actor, Clock } from "#modules/kernel";
import type {
  AdminSummary,
  IntakeQuery,
  Neighbors,
  OfficeIntake,
  OfficeUser,
  Page,
  Queue,
  UserQuery,
  Waiting,
} from "./schema.ts";

/** Lists of the office. Every call is for administrators and operators. @throws DomainError `forbidden`. */
export interface Admin {
  /** A page of 50. A page past the last one is empty. @throws DomainError `invalid` for a search that is too long. */
  pageOfUsers(actor: Actor, query: UserQuery): Promise<Page<OfficeUser>>;
  /** One user, or null. */
  findUser(actor: Actor, id: string): Promise<OfficeUser | null>;
  /** Names by id, or e-mail addresses of users without a name; unknown ids are left out. One statement. */
  namesOfUsers(actor: Actor, ids: readonly string[]): Promise<Map<string, string>>;
  pageOfIntakes(actor: Actor, query: IntakeQuery): Promise<Page<OfficeIntake>>;
  /** One intake with its client, or null. */
  findIntake(actor: Actor, id: string): Promise<OfficeIntake | null>;
  summary(actor: Actor): Promise<AdminSummary>;
  /** Every queue in which an intake waits, most urgent first. */
  waiting(actor: Actor): Promise<Waiting[]>;
  /** Who comes before and after this intake in a queue, oldest first; the intake itself may have left it. */
  neighbors(actor: Actor, intakeId: string, queue: Queue): Promise<Neighbors>;
}

export interface AdminDeps {
  knex: Knex;
  clock: Clock;
}
