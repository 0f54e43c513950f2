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
            "A wizard asks for the papers by category and shows what is still missing",
            "They see their own intakes and documents only, and have one active intake at a time",
          ],
        },
        {
          title: "For the office",
          items: [
            "Administrators see all users and all intakes, and may hold several active intakes themselves",
            "The AI features are for administrators",
            "Nothing has to leave the building: database, search and the built-in model run on one machine",
          ],
        },
      ],
    },
    {
      tab: "fingpt",
      title: "FinGPT and other models",
      text: "FinGPT is a family of open language models trained on financial text. This software does not contain one. It answers with a built-in model that composes its answers of quotations, and a hosted or local model can word them instead.",
      parts: [
        {
          title: "What models read",
          items: [
            "384 tokens: the usual length of a passage that is turned into a vector (embedding)",
            "512 tokens: the usual length for analysis of a single passage",
            "2048 tokens: the usual length of an example when a model is trained further (fine-tuning)",
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
            "It is cut along its own paragraphs, never inside a sentence that fits, well below 384 tokens",
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
            "A client uploads a paper into its category; the format is judged by the content, not by the name",
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
            "It can be sent for review once nothing required is missing",
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
          ],
        },
        {
          title: "Sign-in",
          items: [
            "Passwords are stored as argon2id hashes and must have 12 characters or more",
            "Ten failed sign-ins close an account for a quarter of an hour; a hundred close an address",
            "Sessions end after 30 minutes without use for administrators, 12 hours for clients, and after 7 days in any case",
          ],
        },
        {
          title: "Audit trail",
          items: [
            "The server's log notes refused sign-ins, new users, changes of role and password, disabled accounts, and deleted and moved intakes",
            "No password, token or Social Security number is written to it",
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
            "The Internal Revenue Code, section by section, with search",
            "Upload wizard, document library and preview",
            "Profile, password, sessions, light and dark",
          ],
        },
        {
          title: "Administrators",
          items: [
            "Document Q&A with numbered sources and a confidence",
            "Users and their roles, all intakes, the sources of tax data",
            "The CPA manual and this briefing book",
          ],
        },
        {
          title: "Operators",
          items: [
            "A command line for users, sources, loading, search and evaluation",
            "Health, readiness and metrics for monitoring",
          ],
        },
      ],
    },
  ],
};
