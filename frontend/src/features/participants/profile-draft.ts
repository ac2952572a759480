import { storedDraft } from '../../ui/forms/kept-drafts';

/** Whose profile: an account has one in each season that it takes part in. */
interface OfPlace {
  userId: number;
  season: number;
}

/** Under which changes to a profile are kept until they are saved; those of the first season as before there were others. */
export const profileDraftKey = ({ userId, season }: OfPlace): string =>
  ['profile-draft', userId, ...(season === 1 ? [] : [season])].join('-');

export const hasProfileDraft = (place: OfPlace): boolean => storedDraft(profileDraftKey(place)) !== null;
