import { listOf, type TagType, tagTypes } from '../api/base-api';
import type { SiteEvent, SiteEventName } from './site-event';

export type Tag = TagType | { type: TagType; id: number | string };

/** A decision on an ad moves its money on the chain. */
const onChain: readonly TagType[] = ['WalletCoins', 'SplitterMoney'];

const tags: Record<Exclude<SiteEventName, 'payment' | 'comment'>, readonly TagType[]> = {
  ad: ['Ad', 'OwnAds', 'AdminAds', 'Tokenomics', ...onChain],
  participant: ['Participant', 'Season', 'Eligibility', 'ChallengeSettings', 'Award'],
  vote: ['Burst', 'Comment', 'VoteMonth', 'Participant', 'Award'],
  progress: ['Progress', 'Participant', 'Award'],
  award: ['Award', 'Judge'],
  settings: ['ChallengeSettings'],
  season: [
    'Season',
    'ChallengeSettings',
    'Participant',
    'Award',
    'Progress',
    'VoteMonth',
    'Eligibility',
    'Judge',
    'Badge',
  ],
  notification: ['Notification', 'Badge', 'OwnAds'],
};

/** What is kept for each participant, next to what names all of them: pages of the others stay as they are. */
const perParticipant: readonly TagType[] = ['Comment', 'VoteMonth', 'Participant', 'Progress'];

/** Which cached answers are out of date after an event. A payment that changes its ad's state comes with an event of the ad. */
export function tagsOfEvent({ name, data }: SiteEvent): readonly Tag[] {
  if (name === 'payment')
    return data.adId === undefined ? [] : [{ type: 'Payment', id: data.adId }, ...onChain];
  if (name === 'comment') return talkOn(data.reportId);
  const ids = participantsOf(data);
  if (ids.length === 0) return tags[name];
  return tags[name].flatMap((type): Tag[] =>
    perParticipant.includes(type) ? [...ids.map((id) => ({ type, id })), listOf(type)] : [type],
  );
}

/** Of one report, next to what names several of them. */
const talkOn = (id: number | undefined): readonly Tag[] =>
  id === undefined ? ['Talk'] : [{ type: 'Talk', id }, listOf('Talk')];

/** Votes come in bundles, for several participants at once. */
function participantsOf({ votes, participantId }: SiteEvent['data']): number[] {
  if (votes) return Object.keys(votes).map(Number);
  return participantId === undefined ? [] : [participantId];
}

/** Everything but who is signed in, which asking in vain would end. */
export const allTags: readonly Tag[] = tagTypes.filter((tag) => tag !== 'CurrentUser');
