/** Every migration, oldest first. An explicit list instead of a folder scan, so that a bundle contains them. */
import type { Knex } from "knex";
import * as createAccounts from "./20261120090000_create_accounts.ts";
import * as createAuthority from "./20261120090100_create_authority.ts";
import * as createExchanges from "./20261120090200_create_exchanges.ts";
import * as addVectors from "./20261120090300_add_vectors.ts";
import * as createPasswordResets from "./20261120090400_create_password_resets.ts";
import * as createRateLimits from "./20261120090500_create_rate_limits.ts";
import * as createSecondFactors from "./20261120100000_create_second_factors.ts";
import * as createIntakes from "./20261120100100_create_intakes.ts";
import * as createDocuments from "./20261120100200_create_documents.ts";
import * as createPhrases from "./20261120110000_create_phrases.ts";
import * as phraseWhatNoSectionSays from "./20261120110100_phrase_what_no_section_says.ts";
import * as indexPagesByIntake from "./20261122010000_index_pages_by_intake.ts";
import * as phraseWhatAUnitSays from "./20261122040000_phrase_what_a_unit_says.ts";
import * as keepSectionVectors from "./20261122120000_keep_section_vectors.ts";
import * as createJobs from "./20261122130000_create_jobs.ts";
import * as createMails from "./20261122140000_create_mails.ts";
import * as createPasswordResetRequests from "./20261122140100_create_password_reset_requests.ts";
import * as createAuditEvents from "./20261122141000_create_audit_events.ts";
import * as putDocumentsOnShelves from "./20261122150000_put_documents_on_shelves.ts";
import * as createAuthorityCitations from "./20261122151000_create_authority_citations.ts";
import * as createEntities from "./20261122160000_create_entities.ts";
import * as createDocumentReviews from "./20261122170000_create_document_reviews.ts";
import * as createIntakeMessages from "./20261122170100_create_intake_messages.ts";
import * as createInvitations from "./20261122170200_create_invitations.ts";
import * as indexAdminLists from "./20261122170300_index_admin_lists.ts";
import * as createKnownDevices from "./20261122180000_create_known_devices.ts";
import * as createCurrentModel from "./20261122190000_create_current_model.ts";
import * as createConversations from "./20261122190100_create_conversations.ts";
import * as createAuthorityAmounts from "./20261122200200_create_authority_amounts.ts";
import * as countIngestRuns from "./20261122200400_count_ingest_runs.ts";
import * as createReminders from "./20261122200500_create_reminders.ts";
import * as indexTracking from "./20261122200501_index_tracking.ts";
import * as sealAuditEvents from "./20261122200600_seal_audit_events.ts";
import * as createSavedSearches from "./20261122200700_create_saved_searches.ts";
import * as createPaperIndex from "./20261122200800_create_paper_index.ts";
import * as sealAnswersFromPapers from "./20261122200810_seal_answers_from_papers.ts";
import * as createDisclosureConsents from "./20261122200820_create_disclosure_consents.ts";
import * as createAuthorityFacts from "./20261123010100_create_authority_facts.ts";
import * as indexTreatments from "./20261123010300_index_treatments.ts";
import * as trackChanges from "./20261123010400_track_changes.ts";
import * as indexUsersByName from "./20261123010410_index_users_by_name.ts";
import * as markAppendOnly from "./20261123010420_mark_append_only.ts";
import * as keepModelsOfTurns from "./20261123010500_keep_models_of_turns.ts";
import * as sealPagesOfPapers from "./20261123010510_seal_pages_of_papers.ts";
import * as createFederalRates from "./20261123010600_create_authority_federal_rates.ts";

export interface NamedMigration extends Knex.Migration {
  name: string;
}

export const migrations: readonly NamedMigration[] = [
  { name: "20261120090000_create_accounts", ...createAccounts },
  { name: "20261120090100_create_authority", ...createAuthority },
  { name: "20261120090200_create_exchanges", ...createExchanges },
  { name: "20261120090300_add_vectors", ...addVectors },
  { name: "20261120090400_create_password_resets", ...createPasswordResets },
  { name: "20261120090500_create_rate_limits", ...createRateLimits },
  { name: "20261120100000_create_second_factors", ...createSecondFactors },
  { name: "20261120100100_create_intakes", ...createIntakes },
  { name: "20261120100200_create_documents", ...createDocuments },
  { name: "20261120110000_create_phrases", ...createPhrases },
  { name: "20261120110100_phrase_what_no_section_says", ...phraseWhatNoSectionSays },
  { name: "20261122010000_index_pages_by_intake", ...indexPagesByIntake },
  { name: "20261122040000_phrase_what_a_unit_says", ...phraseWhatAUnitSays },
  { name: "20261122120000_keep_section_vectors", ...keepSectionVectors },
  { name: "20261122130000_create_jobs", ...createJobs },
  { name: "20261122140000_create_mails", ...createMails },
  { name: "20261122140100_create_password_reset_requests", ...createPasswordResetRequests },
  { name: "20261122141000_create_audit_events", ...createAuditEvents },
  { name: "20261122150000_put_documents_on_shelves", ...putDocumentsOnShelves },
  { name: "20261122151000_create_authority_citations", ...createAuthorityCitations },
  { name: "20261122160000_create_entities", ...createEntities },
  { name: "20261122170000_create_document_reviews", ...createDocumentReviews },
  { name: "20261122170100_create_intake_messages", ...createIntakeMessages },
  { name: "20261122170200_create_invitations", ...createInvitations },
  { name: "20261122170300_index_admin_lists", ...indexAdminLists },
  { name: "20261122180000_create_known_devices", ...createKnownDevices },
  { name: "20261122190000_create_current_model", ...createCurrentModel },
  { name: "20261122190100_create_conversations", ...createConversations },
  { name: "20261122200200_create_authority_amounts", ...createAuthorityAmounts },
  { name: "20261122200400_count_ingest_runs", ...countIngestRuns },
  { name: "20261122200500_create_reminders", ...createReminders },
  { name: "20261122200501_index_tracking", ...indexTracking },
  { name: "20261122200600_seal_audit_events", ...sealAuditEvents },
  { name: "20261122200700_create_saved_searches", ...createSavedSearches },
  { name: "20261122200800_create_paper_index", ...createPaperIndex },
  { name: "20261122200810_seal_answers_from_papers", ...sealAnswersFromPapers },
  { name: "20261122200820_create_disclosure_consents", ...createDisclosureConsents },
  { name: "20261123010100_create_authority_facts", ...createAuthorityFacts },
  { name: "20261123010300_index_treatments", ...indexTreatments },
  { name: "20261123010400_track_changes", ...trackChanges },
  { name: "20261123010410_index_users_by_name", ...indexUsersByName },
  { name: "20261123010420_mark_append_only", ...markAppendOnly },
  { name: "20261123010500_keep_models_of_turns", ...keepModelsOfTurns },
  { name: "20261123010510_seal_pages_of_papers", ...sealPagesOfPapers },
  { name: "20261123010600_create_authority_federal_rates", ...createFederalRates },
];
