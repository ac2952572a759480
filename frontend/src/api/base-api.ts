import { createApi } from '@reduxjs/toolkit/query/react';
import { createBaseQuery } from './base-query';

/** What cached answers are about; features tie their endpoints to these in their own `api.ts`. */
export const tagTypes = [
  'CurrentUser',
  'SecondFactor',
  'OwnSessions',
  'Ad',
  'OwnAds',
  'AdminAds',
  'Payment',
  'Tokenomics',
  'Badge',
  'Books',
  'Operator',
  'Alarm',
  'AdminPayments',
  'Audit',
  'Account',
  'Outbox',
  'PictureCopies',
  'Participant',
  'Eligibility',
  'ChallengeSettings',
  'Season',
  // One's own votes: only oneself changes them.
  'Vote',
  'Burst',
  'Comment',
  // Comments on reports, by the report.
  'Talk',
  'VoteMonth',
  'Progress',
  'Award',
  'Judge',
  'Follow',
  'Notification',
  // What chains say: coins of the wallet, and what our contracts keep for somebody.
  'WalletCoins',
  'SplitterMoney',
] as const;
export type TagType = (typeof tagTypes)[number];

/** Tags answers about many participants at once, beside those that are about the one whose id they are tagged with. */
export const listOf = <Type extends TagType>(type: Type) => ({ type, id: 'list' });

/** Empty on purpose: each generated file injects its endpoints, so a route loads only the calls it makes. */
export const baseApi = createApi({
  baseQuery: createBaseQuery('/'),
  tagTypes,
  refetchOnFocus: false,
  endpoints: () => ({}),
});
