import { storedDraft } from '../../ui/forms/kept-drafts';

/** Under which a month's report is kept while it is being written; those of the first season as before there were others. */
export const reportDraftKey = (userId: number, season: number, month: number): string =>
  ['report-draft', userId, ...(season === 1 ? [] : [season]), month].join('-');

/** Whether something is kept that has not been sent yet. */
export const hasReportDraft = (userId: number, season: number, month: number): boolean =>
  storedDraft(reportDraftKey(userId, season, month), 'browser') !== null;
