/** Demo clients, one at each stage of an intake. All names and figures are made up. */
import type { IntakeStatus, IntakeType } from "#modules/intake/schema";
import { DEMO_GROUP, type DemoGroup } from "./group.ts";

interface DemoPaper {
  categoryId: string;
  fileName: string;
  /** The first is the title. */
  lines: readonly string[];
}

export interface DemoClient {
  firstName: string;
  lastName: string;
  intakeType: IntakeType;
  /** Status changes of the intake, in order. */
  moves: readonly IntakeStatus[];
  progress: number;
  papers: readonly DemoPaper[];
  goals: readonly string[];
  group?: DemoGroup;
}

const w2 = (name: string, employer: string, wages: string, withheld: string): DemoPaper => ({
  categoryId: "w-2",
  fileName: `W-2 2024 ${employer}.pdf`,
  // As on the form: a box's label, and its value below.
  lines: [
    "Form W-2 Wage and Tax Statement 2024",
    ...["a Employee's social security number", "XXX-XX-0000"],
    ...["c Employer's name, address, and ZIP code", employer],
    ...["e Employee's first name and initial, last name", name],
    ...["1 Wages, tips, other compensation", wages],
    ...["2 Federal income tax withheld", withheld],
  ],
});

const identity = (name: string): DemoPaper[] => [
  {
    categoryId: "photo-id",
    fileName: "Driver license.pdf",
    lines: ["Driver License", `Name: ${name}`, "Expires: 06/30/2029"],
  },
  {
    categoryId: "ssn-itin-proof",
    fileName: "Social Security card.pdf",
    lines: ["Social Security", "This number has been established for", name, "XXX-XX-0000"],
  },
];

const company = (name: string): DemoPaper[] => [
  {
    categoryId: "formation-documents",
    fileName: `Articles of ${name}.pdf`,
    lines: ["Articles of Organization", `Name of the company: ${name}`, "Filed: March 4, 2019"],
  },
  {
    categoryId: "ein-letters",
    fileName: "CP 575.pdf",
    lines: [
      "Department of the Treasury",
      "CP 575",
      "We assigned you an Employer Identification Number",
      name,
    ],
  },
];

export const DEMO_CLIENTS: readonly DemoClient[] = [
  {
    firstName: "Robin",
    lastName: "Alvarez",
    intakeType: "personal",
    moves: [],
    progress: 0,
    papers: [w2("Robin Alvarez", "Harbor Light Bakery LLC", "48,210.00", "4,902.00")],
    goals: ["maximize-credits", "plan-retirement"],
  },
  {
    firstName: "Sam",
    lastName: "Okafor",
    intakeType: "personal",
    moves: ["review_ready"],
    progress: 100,
    papers: [
      ...identity("Sam Okafor"),
      w2("Sam Okafor", "North Fork Clinic", "91,400.00", "13,870.00"),
      {
        categoryId: "1099-int",
        fileName: "1099-INT First Prairie Bank.pdf",
        lines: [
          "Form 1099-INT Interest Income 2024",
          "Payer: First Prairie Bank",
          "1 Interest income: 312.45",
        ],
      },
    ],
    goals: ["avoid-audit-triggers"],
  },
  {
    firstName: "Dana",
    lastName: "Whitfield",
    intakeType: "multi-entity",
    moves: [],
    progress: 33,
    papers: company("Whitfield Holdings LLC"),
    goals: ["optimize-business-deductions", "minimize-state-tax"],
    group: DEMO_GROUP,
  },
  {
    firstName: "Lee",
    lastName: "Park",
    intakeType: "personal",
    moves: ["review_ready", "completed"],
    progress: 100,
    papers: [...identity("Lee Park"), w2("Lee Park", "City of Marlow", "63,055.00", "7,120.00")],
    goals: [],
  },
];
