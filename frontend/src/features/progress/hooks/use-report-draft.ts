import { useState } from 'react';
import { emptyReport, type ReportFormValues } from '../report-form-values';

const storageKey = (userId: number, month: number) => `report-draft-${userId}-${month}`;

/** Whether something is kept that has not been sent yet. */
export const hasDraft = (userId: number, month: number): boolean =>
  localStorage.getItem(storageKey(userId, month)) !== null;

function storedDraft(userId: number, month: number): ReportFormValues | null {
  const stored = localStorage.getItem(storageKey(userId, month));
  return stored === null ? null : { ...emptyReport, ...(JSON.parse(stored) as Partial<ReportFormValues>) };
}

/**
 * A month's report being written. Each change is kept in this browser, under the account it belongs to, until the report is
 * saved: a report takes days to write.
 */
export function useReportDraft(userId: number, month: number) {
  const [draft, setDraft] = useState(() => storedDraft(userId, month));
  const save = (values: ReportFormValues) => {
    setDraft(values);
    localStorage.setItem(storageKey(userId, month), JSON.stringify(values));
  };
  const discard = () => {
    setDraft(null);
    localStorage.removeItem(storageKey(userId, month));
  };
  return { draft, save, discard };
}
