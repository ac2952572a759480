import { tagTypes } from '../api/base-api';
import type { SiteEvent, SiteEventName } from './site-event';

type TagType = (typeof tagTypes)[number];
export type Tag = TagType | { type: TagType; id: number };

const tags: Record<Exclude<SiteEventName, 'payment'>, readonly TagType[]> = {
  ad: ['Ad', 'OwnAds', 'AdminAds', 'Tokenomics'],
  participant: ['Participant', 'Eligibility', 'ChallengeSettings', 'Award'],
  vote: ['Vote', 'Comment', 'VoteMonth', 'Participant', 'Award'],
  progress: ['Progress', 'Participant', 'Award'],
  award: ['Award'],
  settings: ['ChallengeSettings'],
  notification: ['Notification', 'Badge', 'OwnAds'],
};

/** Which cached answers are out of date after an event. A payment that changes its ad's state comes with an event of the ad. */
export function tagsOfEvent({ name, data }: SiteEvent): readonly Tag[] {
  if (name !== 'payment') return tags[name];
  return data.adId === undefined ? [] : [{ type: 'Payment', id: data.adId }];
}

/** Everything but who is signed in, which asking in vain would end. */
export const allTags: readonly Tag[] = tagTypes.filter((tag) => tag !== 'CurrentUser');
