import { expect, test } from 'vitest';
import { newsOf } from './news-of';

const ad = { adId: 12, title: 'Solar lamps' };
const award = { awardId: 1, kind: 'votes', name: "Viewers' Choice" };

test.each([
  ['vote', { participantId: 3, month: '2026-10', count: 4 }, 'vote', '/participants/3'],
  [
    'comment',
    { participantId: 3, month: '2026-10', name: 'oliver', comment: 'Go on' },
    'comment',
    '/participants/3',
  ],
  [
    'comment_hidden',
    { participantId: 3, participantName: 'Amina', reason: 'Rude', comment: 'x' },
    'commentHidden',
    '/participants/3',
  ],
  [
    'comment',
    { participantId: 3, reportId: 8, commentId: 31, name: 'oliver', title: 'Clay' },
    'commentOnReport',
    '/participants/3#report-8-comment-31',
  ],
  [
    'reply',
    { participantId: 3, reportId: 8, commentId: 32, name: 'amina', title: 'Clay' },
    'replyOnReport',
    '/participants/3#report-8-comment-32',
  ],
  [
    'comment_hidden',
    { participantId: 3, reportId: 8, commentId: 31, participantName: 'Amina', reason: 'Rude' },
    'commentHidden',
    '/participants/3#report-8-comment-31',
  ],
  [
    'progress',
    { participantId: 3, name: 'Amina', month: 2, title: 'Clay', reportId: 8 },
    'progress',
    '/participants/3#report-8',
  ],
  [
    'vote_reminder',
    {
      month: '2026-10',
      day: '2026-10-31T23:59:00.000Z',
      count: 1,
      participantId: 3,
      participantName: 'Amina',
    },
    'voteLeft',
    '/participants/3?vote=1',
  ],
  [
    'vote_reminder',
    { month: '2026-10', day: '2026-10-31T23:59:00.000Z', count: 4 },
    'votesLeft',
    '/participants',
  ],
  ['moderation', { ...ad, status: 'approved', reason: null }, 'adApproved', '/ads/12'],
  ['moderation', { ...ad, status: 'rejected', reason: 'No' }, 'adRejected', '/ads/12'],
  ['moderation', { ...ad, status: 'pending', reason: null }, 'adPending', '/ads/12'],
  ['ad_completed', ad, 'adCompleted', '/ads/12'],
  ['ad_completed', { ...ad, served: 9, viewable: 4, clicks: 1 }, 'adCompletedWithFigures', '/ads/12'],
  ['payment', { ...ad, status: 'confirmed' }, 'paymentConfirmed', '/ads/12'],
  ['payment', { ...ad, status: 'settled' }, 'paymentSettled', '/ads/12'],
  ['refund', { ...ad, reason: null }, 'refund', '/ads/12'],
  ['refund', { ...ad, reason: 'No' }, 'refundWithReason', '/ads/12'],
  ['badge', { badgeId: 1, badgeType: 'supporter' }, 'badge', '/dashboard'],
  ['badge', { badgeId: 1, badgeType: 'supporter', change: 'reissued' }, 'badgeReissued', '/dashboard'],
  ['badge', { badgeId: 1, badgeType: 'supporter', change: 'revoked' }, 'badgeRevoked', '/dashboard'],
  ['award', { ...award, rank: 1 }, 'awardWon', '/awards'],
  ['award', { ...award, rank: 3 }, 'awardRank', '/awards'],
  ['award', { ...award, rank: 1, participantId: 3, participant: 'Amina' }, 'awardWonBy', '/participants/3'],
  ['award', { ...award, season: 2, rank: 1 }, 'awardWonOf', '/seasons/2'],
  ['award', { ...award, season: 2, rank: 3 }, 'awardRankOf', '/seasons/2'],
  [
    'award',
    { ...award, season: 2, rank: 1, participantId: 3, participant: 'Amina' },
    'awardWonByOf',
    '/participants/3',
  ],
])('%s %j has its sentence %s and leads to %s', (kind, params, sentence, to) => {
  expect(newsOf({ kind, params })).toMatchObject({ sentence, to });
});

test.each([
  ['riddle', {}],
  ['moderation', { ...ad, status: 'frozen', reason: null }],
  ['moderation', { adId: 12, status: 'approved' }],
  ['vote', { participantId: '3', month: '2026-10', count: 4 }],
  ['ad_completed', { ...ad, served: 9 }],
  ['badge', { badgeId: 1, badgeType: 'supporter', change: 'painted' }],
  ['constructor', {}],
])('%s %j, which has no words, is passed over', (kind, params) => {
  expect(newsOf({ kind, params })).toBeNull();
});
