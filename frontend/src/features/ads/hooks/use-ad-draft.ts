import { useDraft } from '../../../ui/forms/use-draft';
import { emptyAdForm, isWritten, type AdFormValues } from '../ad-form-values';

export type AdDraft = Partial<AdFormValues>;

/** The new ad being written, kept in the tab. */
export function useAdDraft(userId: number) {
  const { draft, save, discard } = useDraft<AdDraft>(`ad-draft-${userId}`);
  return { draft: { ...emptyAdForm, ...draft }, isWritten: isWritten(draft ?? {}), save, discard };
}
