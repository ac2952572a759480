import type { Participant } from './api';

export const socialFields = [
  'socialWebsite',
  'socialLinkedin',
  'socialTwitter',
  'socialInstagram',
  'socialYoutube',
  'socialTiktok',
] as const;
export type SocialField = (typeof socialFields)[number];

/** What a card shows (spec section 2); the participant's page shows all. */
export const cardLinks: readonly SocialField[] = ['socialTwitter', 'socialLinkedin', 'socialWebsite'];

export type SocialLinks = Pick<Participant, SocialField>;

/** The given ones of somebody's links that they have. */
export const linksOf = (person: SocialLinks, fields: readonly SocialField[] = socialFields) =>
  fields.flatMap((field) => (person[field] ? [{ field, address: person[field] }] : []));
