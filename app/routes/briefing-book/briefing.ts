import { IDLE_MINUTES, PASSWORD_MIN, SESSION_DAYS } from "#modules/accounts/schema";
import { MAX_UPLOAD_BYTES, MEGABYTE, WIZARD_STEPS } from "#modules/intake/schema";
import { HISTORY_DAYS } from "#modules/jobs/schema";
import { FAILED_SIGN_INS, PASSAGE_TOKENS } from "../../ui/book-figures.ts";
import type { Book } from "../../ui/book.ts";

/** Describes the software for decision makers. */
export const BRIEFING: Book = {
  title: "Briefing Book",
  subtitle: "What TaxRAG does, how it works and what it stands on",
  edition: "For administrators",
  chapters: [
    {
      tab: "overview",
      title: "What it is",
      text: "TaxRAG is two things in one place: a library of the federal tax law that answers questions in checked quotations, and an intake through which clients hand in the papers for a tax year.",
      parts: [
        {
          title: "For clients",
          items: [
            "They open one intake for a tax year, personal or multi-entity",
            `A wizard in ${WIZARD_STEPS} steps asks for the papers by category and shows what is still missing`,
            "They see their own intakes and documents only, have one active intake at a time, and see who opened their papers",
          ],
        },
        {
          title: "For the office",
          items: [
            "Administrators see all users and all intakes, and may hold several active intakes themselves",
            "The AI features are for administrators",
            "Nothing has to leave the building: database, search and the built-in model run on one machine. A hosted model is used only when its key is set and somebody chooses it under /admin?tab=models",
          ],
        },
      ],
    },
    {
      tab: "fingpt",
      title: "FinGPT and other models",
      text: "FinGPT is a family of open language models trained on financial text. This software does not contain one; an office can connect one, a local or a hosted model, and switch to it under /admin?tab=models. Otherwise a built-in model composes answers of quotations.",
      parts: [
        {
          title: "Chunk sizes",
          text: "Three figures come from the specification; the fourth is what this version does.",
          items: [
            "384 tokens for embedding: specified, not used here",
            "512 tokens for analysis: specified, not used here",
            "2048 tokens for fine-tuning: specified; fine-tuning is not offered, no model is trained here",
            `${PASSAGE_TOKENS} tokens: where this version cuts a passage for its vector`,
          ],
        },
        {
          title: "What holds for every model",
          items: [
            "Its quotations are compared letter by letter with the stored text; what does not match is dropped",
            "Where nothing in the library supports an answer, the question is refused",
            "No model is trained on clients' papers",
          ],
        },
      ],
    },
    {
      tab: "technical",
      title: "How retrieval works",
      text: "An answer begins with a search, and the search with the official text.",
      parts: [
        {
          title: "Retrieval search",
          items: [
            "The Code is read from the official XML of the House, section by section, with its release point",
            `It is cut along its own paragraphs, never inside a sentence that fits, at ${PASSAGE_TOKENS} tokens`,
            "Other official sources, from the regulations on, are downloaded under /admin?tab=data; each shows what it holds, its release and its last load",
            "A question is searched by words and by meaning, and the two are merged",
            "Citations in any usual form lead straight to the paragraph",
          ],
        },
        {
          title: "What it runs on",
          items: [
            "Node.js serves every screen complete from the server; forms work without JavaScript",
            "PostgreSQL keeps users, sessions, intakes and the law; Chroma keeps the vectors",
            "Vectors are made on the same machine unless a hosted service is set",
          ],
        },
      ],
    },
    {
      tab: "process",
      title: "From paper to answer",
      parts: [
        {
          title: "Document intake",
          items: [
            `A client uploads a paper of up to ${MAX_UPLOAD_BYTES / MEGABYTE} MB into its category; the format is judged by the content, not by the name`,
            "It is stored before the upload is reported as done",
          ],
        },
        {
          title: "OCR",
          items: [
            "Text is taken from the file where it has text, and recognized from the picture where it has none",
            "A paper that cannot be read says so and why",
          ],
        },
        {
          title: "AI analysis",
          items: [
            "Each paper is classified: W-2, 1099, bank statement, receipt, tax return, spreadsheet or other",
            "A person's correction always wins over the first guess",
          ],
        },
        {
          title: "Review",
          items: [
            "The intake counts required and optional papers and says how many are missing",
            "It can be sent for review once nothing required is missing; what a client cannot get is settled with a reason",
            "The CPA accepts a paper, asks for another or moves it, and opens an intake again with a reason",
          ],
        },
      ],
    },
    {
      tab: "security",
      title: "Who may see what",
      parts: [
        {
          title: "Role-based access",
          items: [
            "Two roles, user and admin; the server decides on every request, whatever the page shows",
            "Somebody else's intake is answered as if it did not exist",
            "A disabled user is signed out at once, on every device",
            "Papers and their texts are encrypted where they are stored; numbers of persons and accounts are masked",
            "A hosted model gets a client's papers only with the client's signed consents, or where the office has recorded that its contract allows it",
          ],
        },
        {
          title: "Sign-in",
          items: [
            `Passwords are stored as argon2id hashes and must have ${PASSWORD_MIN} characters or more`,
            "A second factor by an app is offered to everybody; administrators must have one when the office is reached from elsewhere",
            `${FAILED_SIGN_INS.account} failed sign-ins close an account for a quarter of an hour; ${FAILED_SIGN_INS.address} close an address`,
            `Sessions end after ${IDLE_MINUTES.admin} minutes without use for administrators, ${IDLE_MINUTES.user / 60} hours for clients, and after ${SESSION_DAYS} days in any case`,
          ],
        },
        {
          title: "Audit trail",
          items: [
            "Who signed in or failed to, saw, downloaded, uploaded, deleted, changed or exported something, reminded a client or asked a hosted model is a row under /admin/audit, written together with the deed: neither is there without the other",
            "Rows cannot be changed, and each is sealed to the one before it; taxrag audit verify finds one that was changed, moved or removed",
            "The rows hold no contents and no numbers of papers; no password and no token is written to any log",
            "Every version of a section of law is kept with the release it came from, never overwritten",
          ],
        },
      ],
    },
    {
      tab: "features",
      title: "Feature by feature",
      parts: [
        {
          title: "Everybody",
          items: [
            "The Internal Revenue Code, section by section, with search, and the other sources that the office has downloaded",
            "Upload wizard, document library and preview",
            "Entities, owners and transactions of a group of businesses, checked and drawn as a chart",
            "Profile, password, sessions, light and dark",
          ],
        },
        {
          title: "Administrators",
          items: [
            "Document Q&A at /ai-assistant with numbered sources and a confidence, chat at /chat with kept conversations",
            "Users and their roles, invitations, all intakes and their review",
            "Client tracking: who is missing what, since when and at what risk, with the reasons in words; filing dates, extensions and postponements",
            "Reminders by mail, by hand or automatic, in the office's own words; none goes out twice by itself",
            "Research at /research over all sources, with saved searches",
            "The sources of tax data, downloaded on request and by schedule, with progress and history",
            `Background work under /admin/jobs: what waits, runs and failed, with another try; kept for ${HISTORY_DAYS} days`,
            "The CPA manual and this briefing book",
          ],
        },
        {
          title: "Operators",
          items: [
            "A command line for users, sources, loading, search, evaluation and the check of the audit log",
            "Health, readiness and metrics for monitoring",
          ],
        },
      ],
    },
  ],
};
