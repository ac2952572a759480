import { storedDraft } from '../../ui/forms/kept-drafts';
import type { Ad } from './api';

/** Under which an owner's changes to an ad are kept until they are saved. */
export const editDraftKey = ({ userId, id }: Ad): string => `ad-edit-${userId}-${id}`;

export const hasEditDraft = (ad: Ad): boolean => storedDraft(editDraftKey(ad)) !== null;
