import type { NewsSentence } from '../../mail/news-sentence.types.js';
import type { Notification } from '../entities/notification.entity.js';
import type { NotificationKind, NotificationParams as Params } from '../notification.types.js';

/** Where nothing else is to be seen. */
const NOTIFICATIONS = '/notifications';

const text = (params: Params, name: string): string => String(params[name] ?? '');
const participantPath = (params: Params): string => `/participants/${text(params, 'participantId')}`;

/** To a comment on a report itself; what voters said stands on the participant's page. */
const commentPath = (params: Params): string =>
  params.commentId === undefined
    ? participantPath(params)
    : `${participantPath(params)}#report-${text(params, 'reportId')}-comment-${text(params, 'commentId')}`;

const MODERATED: Record<string, string> = {
  approved: 'adApproved',
  rejected: 'adRejected',
  pending: 'adPending',
};
const PAID: Record<string, string> = { confirmed: 'paymentConfirmed', settled: 'paymentSettled' };
const KEPT: Record<string, string> = { reissued: 'badgeReissued', revoked: 'badgeRevoked' };

const ofAd = (params: Params, sentence: string | undefined): NewsSentence | null =>
  sentence === undefined
    ? null
    : {
        sentence,
        values: { title: text(params, 'title'), reason: text(params, 'reason') },
        path: `/ads/${text(params, 'adId')}`,
      };

/** With its figures where they were counted. */
function ofRun(params: Params): NewsSentence | null {
  const { served, viewable, clicks } = params;
  const said = ofAd(params, served === undefined ? 'adCompleted' : 'adCompletedWithFigures');
  const figures = { served: Number(served), viewable: Number(viewable), clicks: Number(clicks) };
  return said && { ...said, values: { ...said.values, ...(served !== undefined && figures) } };
}

/** To a participant how their award ended for them, to their followers that they won it; of which season, where it says so. */
function ofAward(params: Params): NewsSentence {
  const rank = Number(params.rank);
  const { season } = params;
  const of = typeof season === 'number' ? { season } : null;
  const values = { award: text(params, 'name'), kind: text(params, 'kind'), rank, ...of };
  const said = (sentence: string): string => (of ? `${sentence}Of` : sentence);
  if (typeof params.participantId === 'number')
    return {
      sentence: said('awardWonBy'),
      values: { ...values, name: text(params, 'participant') },
      path: participantPath(params),
    };
  const path = of ? `/seasons/${of.season}` : '/awards';
  return { sentence: said(rank === 1 ? 'awardWon' : 'awardRank'), values, path };
}

/** By a vote, or on a report: there by the report's title, as what was said may be hidden before it is read. */
function ofComment(params: Params): NewsSentence {
  if (params.commentId !== undefined) return onReport('commentOnReport', params);
  const values = { name: text(params, 'name'), comment: text(params, 'comment') };
  return { sentence: 'comment', values, path: participantPath(params) };
}

const onReport = (sentence: string, params: Params): NewsSentence => ({
  sentence,
  values: { name: text(params, 'name'), title: text(params, 'title') },
  path: commentPath(params),
});

/** Of a vote that is left for one whom the reader follows, or for several. */
function ofReminder(params: Params): NewsSentence {
  const day = text(params, 'day');
  const count = Number(params.count);
  if (typeof params.participantId !== 'number')
    return { sentence: 'votesLeft', values: { count, formatted: count, day }, path: '/participants' };
  const name = text(params, 'participantName');
  return { sentence: 'voteLeft', values: { name, day }, path: `${participantPath(params)}?vote=1` };
}

/** The same sentences as on the site's own page of news. */
const TELLERS: Record<NotificationKind, (params: Params) => NewsSentence | null> = {
  vote: (params) => ({
    sentence: 'vote',
    values: { count: Number(params.count), formatted: Number(params.count), month: text(params, 'month') },
    path: participantPath(params),
  }),
  comment: ofComment,
  reply: (params) => onReport('replyOnReport', params),
  comment_hidden: (params) => ({
    sentence: 'commentHidden',
    values: { name: text(params, 'participantName'), reason: text(params, 'reason') },
    path: commentPath(params),
  }),
  progress: (params) => ({
    sentence: 'progress',
    values: { name: text(params, 'name'), number: Number(params.month), title: text(params, 'title') },
    path: `${participantPath(params)}#report-${text(params, 'reportId')}`,
  }),
  moderation: (params) => ofAd(params, MODERATED[text(params, 'status')]),
  ad_completed: ofRun,
  payment: (params) => ofAd(params, PAID[text(params, 'status')]),
  refund: (params) => ofAd(params, params.reason ? 'refundWithReason' : 'refund'),
  badge: (params) => {
    const sentence = params.change === undefined ? 'badge' : KEPT[text(params, 'change')];
    return sentence === undefined ? null : { sentence, values: {}, path: '/dashboard' };
  },
  award: ofAward,
  vote_reminder: ofReminder,
};

/** How a notification is said in a mail; what has no sentence leads to the page that shows it. */
export function sentenceOf({
  kind,
  params,
  source,
}: Pick<Notification, 'kind' | 'params' | 'source'>): NewsSentence {
  const tell = Object.hasOwn(TELLERS, kind) ? TELLERS[kind] : undefined;
  const said = tell?.(params) ?? { sentence: '', values: {}, path: NOTIFICATIONS };
  return (kind === 'comment' || kind === 'reply') && source !== null ? { ...said, source } : said;
}
