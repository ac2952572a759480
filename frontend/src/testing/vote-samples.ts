import type { Award } from '../api/generated/awards';
import type { Comment, NewVote, OwnVote } from '../api/generated/votes';

export const anAward = (change: Partial<Award> = {}): Award => ({
  id: 1,
  kind: 'votes',
  name: 'Viewers’ Choice',
  description: 'The community decides.',
  ownDescription: false,
  rewardAmount: 100,
  status: 'open',
  startDate: null,
  endDate: null,
  weights: null,
  standings: [],
  ...change,
});

export const aVote = (change: Partial<NewVote> = {}): NewVote => ({
  id: 120,
  participantId: 3,
  awardId: 1,
  month: new Date().toISOString().slice(0, 7),
  comment: null,
  commentId: null,
  pseudonym: `0x${'5c'.repeat(32)}`,
  createdAt: new Date().toISOString(),
  ...change,
});

export const anOwnVote = (change: Partial<OwnVote> = {}): OwnVote => ({
  ...aVote(),
  participantName: 'Amina Diallo',
  counted: true,
  uncountedReason: null,
  hidden: false,
  hiddenReason: null,
  ...change,
});

export const aComment = (change: Partial<Comment> = {}): Comment => ({
  id: 31,
  username: 'oliver',
  comment: 'The filters work in our village too.',
  month: '2026-03',
  createdAt: '2026-03-05T10:00:00.000Z',
  ...change,
});
