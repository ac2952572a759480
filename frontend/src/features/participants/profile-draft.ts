import { storedDraft } from '../../ui/forms/use-draft';

/** Under which changes to a profile are kept until they are saved. */
export const profileDraftKey = (userId: number): string => `profile-draft-${userId}`;

export const hasProfileDraft = (userId: number): boolean => storedDraft(profileDraftKey(userId)) !== null;
