import { storedDraft } from '../../ui/forms/kept-drafts';

/** Under which changes to a profile are kept until they are saved. */
export const profileDraftKey = (userId: number): string => `profile-draft-${userId}`;

export const hasProfileDraft = (userId: number): boolean => storedDraft(profileDraftKey(userId)) !== null;
