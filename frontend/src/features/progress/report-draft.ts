import { storedDraft } from '../../ui/forms/kept-drafts';

/** Under which a month's report is kept while it is being written. */
export const reportDraftKey = (userId: number, month: number): string => `report-draft-${userId}-${month}`;

/** Whether something is kept that has not been sent yet. */
export const hasReportDraft = (userId: number, month: number): boolean =>
  storedDraft(reportDraftKey(userId, month), 'browser') !== null;
