import {
  adPath,
  participantPath,
  paths,
  reportCommentPath,
  reportPath,
  seasonPath,
  votePath,
} from '../../paths';
import type { Notification } from './api';

/** Which sentence tells a notification, what stands in it, and where it leads. */
export interface News {
  sentence: Sentence;
  values: Record<string, string | number>;
  to: string;
}

type Sentence =
  | 'vote'
  | 'comment'
  | 'commentOnReport'
  | 'replyOnReport'
  | 'commentHidden'
  | 'progress'
  | 'adApproved'
  | 'adRejected'
  | 'adPending'
  | 'adCompleted'
  | 'adCompletedWithFigures'
  | 'paymentConfirmed'
  | 'paymentSettled'
  | 'refund'
  | 'refundWithReason'
  | 'badge'
  | 'badgeReissued'
  | 'badgeRevoked'
  | 'awardWon'
  | 'awardRank'
  | 'awardWonBy'
  | 'awardWonOf'
  | 'awardRankOf'
  | 'awardWonByOf'
  | 'voteLeft'
  | 'votesLeft';

type Params = Notification['params'];

/** A param that the sentence cannot do without. */
class Missing extends Error {}

function text(params: Params, name: string): string {
  const value = params[name];
  if (typeof value !== 'string') throw new Missing(name);
  return value;
}

function number(params: Params, name: string): number {
  const value = params[name];
  if (typeof value !== 'number') throw new Missing(name);
  return value;
}

const moderated: Record<string, Sentence | undefined> = {
  approved: 'adApproved',
  rejected: 'adRejected',
  pending: 'adPending',
};
const paid: Record<string, Sentence | undefined> = {
  confirmed: 'paymentConfirmed',
  settled: 'paymentSettled',
};

function ofAd(params: Params, sentence: Sentence | undefined): News | null {
  if (!sentence) return null;
  const values = { title: text(params, 'title'), reason: params.reason ? text(params, 'reason') : '' };
  return { sentence, values, to: adPath(number(params, 'adId')) };
}

/** With its figures where they were counted. */
function ofRun(params: Params): News | null {
  if (params.served === undefined) return ofAd(params, 'adCompleted');
  const told = ofAd(params, 'adCompletedWithFigures');
  const [served, viewable, clicks] = [
    number(params, 'served'),
    number(params, 'viewable'),
    number(params, 'clicks'),
  ];
  return told && { ...told, values: { ...told.values, served, viewable, clicks } };
}

/** To a participant how their award ended for them, to their followers that they won it; of which season, where it says so. */
function ofAward(params: Params): News {
  const rank = number(params, 'rank');
  const { season } = params;
  const of = typeof season === 'number' ? { season } : null;
  const values = { award: text(params, 'name'), kind: text(params, 'kind'), rank, ...of };
  if (typeof params.participantId !== 'number') {
    const to = of ? seasonPath(of.season) : paths.awards;
    if (rank === 1) return { sentence: of ? 'awardWonOf' : 'awardWon', values, to };
    return { sentence: of ? 'awardRankOf' : 'awardRank', values, to };
  }
  const to = participantPath(params.participantId);
  const named = { ...values, name: text(params, 'participant') };
  return { sentence: of ? 'awardWonByOf' : 'awardWonBy', values: named, to };
}

const kept: Record<string, Sentence | undefined> = { reissued: 'badgeReissued', revoked: 'badgeRevoked' };

/** Of its minting, if it does not say otherwise. */
function ofBadge(params: Params): News | null {
  const sentence = params.change === undefined ? 'badge' : kept[text(params, 'change')];
  return sentence ? { sentence, values: {}, to: paths.dashboard } : null;
}

/** Where a comment stands: under a report, or else beside the votes. */
const commentPath = (params: Params): string =>
  params.commentId === undefined
    ? participantPath(number(params, 'participantId'))
    : reportCommentPath(
        number(params, 'participantId'),
        number(params, 'reportId'),
        number(params, 'commentId'),
      );

const onReport = (sentence: Sentence, params: Params): News => ({
  sentence,
  values: { name: text(params, 'name'), title: text(params, 'title') },
  to: commentPath(params),
});

/** Of a vote, with what it says, or on a report. */
function ofComment(params: Params): News {
  if (params.commentId !== undefined) return onReport('commentOnReport', params);
  const values = { name: text(params, 'name'), comment: text(params, 'comment') };
  return { sentence: 'comment', values, to: commentPath(params) };
}

/** Of a vote that is left for one whom the reader follows, or for several. */
function ofReminder(params: Params): News {
  const day = text(params, 'day');
  if (typeof params.participantId !== 'number')
    return { sentence: 'votesLeft', values: { count: number(params, 'count'), day }, to: paths.participants };
  return {
    sentence: 'voteLeft',
    values: { name: text(params, 'participantName'), day },
    to: votePath(params.participantId),
  };
}

const tellers: Record<string, ((params: Params) => News | null) | undefined> = {
  vote: (params) => ({
    sentence: 'vote',
    values: { count: number(params, 'count'), month: text(params, 'month') },
    to: participantPath(number(params, 'participantId')),
  }),
  comment: ofComment,
  reply: (params) => onReport('replyOnReport', params),
  comment_hidden: (params) => ({
    sentence: 'commentHidden',
    values: { name: text(params, 'participantName'), reason: text(params, 'reason') },
    to: commentPath(params),
  }),
  progress: (params) => ({
    sentence: 'progress',
    values: { name: text(params, 'name'), number: number(params, 'month'), title: text(params, 'title') },
    to: reportPath(number(params, 'participantId'), number(params, 'reportId')),
  }),
  moderation: (params) => ofAd(params, moderated[text(params, 'status')]),
  ad_completed: ofRun,
  payment: (params) => ofAd(params, paid[text(params, 'status')]),
  refund: (params) => ofAd(params, params.reason ? 'refundWithReason' : 'refund'),
  badge: ofBadge,
  award: ofAward,
  vote_reminder: ofReminder,
};

/** Null for what this version of the page has no words for. */
export function newsOf({ kind, params }: Pick<Notification, 'params'> & { kind: string }): News | null {
  try {
    return Object.hasOwn(tellers, kind) ? (tellers[kind]?.(params) ?? null) : null;
  } catch (error) {
    if (error instanceof Missing) return null;
    throw error;
  }
}
