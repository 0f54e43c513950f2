import { BookOpen, Gavel, Landmark, Quote, Scale, ScrollText, type LucideIcon } from "lucide-react";

export interface Shelf {
  icon: LucideIcon;
  title: string;
  what: string;
  items: string[];
}

export const COVERAGE: Shelf[] = [
  {
    icon: Scale,
    title: "Legal Statutes",
    what: "Title 26, United States Code",
    items: [
      "Internal Revenue Code",
      "Individual",
      "Corporate",
      "Estate and gift",
      "Employment",
      "Excise",
      "Administration",
      "Penalties and interest",
    ],
  },
  {
    icon: Landmark,
    title: "Federal Regulations",
    what: "Title 26, Code of Federal Regulations",
    items: ["Title 26 CFR", "Temporary regulations", "Proposed regulations"],
  },
  {
    icon: ScrollText,
    title: "Administrative Guidance",
    what: "Internal Revenue Bulletin and written determinations",
    items: [
      "Revenue rulings",
      "Revenue procedures",
      "Private letter rulings",
      "Technical advice memoranda",
      "Notices",
      "Announcements",
      "Chief counsel advice",
      "General counsel memoranda",
    ],
  },
  {
    icon: BookOpen,
    title: "Interpretive Materials",
    what: "What the Service publishes to explain the law",
    items: [
      "Publications",
      "Forms and instructions",
      "Legal memoranda",
      "Audit technique guides",
      "Training materials",
    ],
  },
  {
    icon: Gavel,
    title: "Judicial Opinions",
    what: "Trial and appellate courts",
    items: [
      "Tax Court",
      "Courts of appeals",
      "District courts",
      "Supreme Court",
      "Court of Federal Claims",
      "Bankruptcy tax decisions",
    ],
  },
  {
    icon: Quote,
    title: "Instant Search & Citation",
    what: "How you find and check it",
    items: [
      "Semantic search",
      "Boolean queries",
      "Citation tracking",
      "Cross-reference analysis",
      "Version history",
      "Real-time updates",
      "AI summarization",
      "Source attribution",
    ],
  },
];
