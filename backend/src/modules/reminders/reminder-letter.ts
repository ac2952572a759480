import { type Named, publicName } from '../auth/public-name.js';
import type { MailParams } from '../mail/mail.types.js';
import type { NotificationParams } from '../notifications/notification.types.js';
import type { VoteDeadline } from './vote-deadline.query.js';
import type { LeftVote } from '../votes/votes-left.query.js';

/** More than that is read on the site. */
const MAX_NAMED = 20;

const MINUTE_MS = 60_000;

/** The letter that leads to each vote. */
export function letterOf(
  reader: Named,
  left: readonly LeftVote[],
  { endsAt }: VoteDeadline,
): MailParams['vote_reminder'] {
  const news = left.slice(0, MAX_NAMED).map(({ participantId, name }) => ({
    sentence: 'voteFor',
    values: { name },
    path: `/participants/${participantId}?vote=1`,
  }));
  const more = Math.max(0, left.length - MAX_NAMED);
  return { name: publicName(reader), at: lastMinute(endsAt), news, more };
}

/** The notice names whom the vote is for, where there is one. */
export function noticeOf(left: readonly LeftVote[], { month, endsAt }: VoteDeadline): NotificationParams {
  const [first, ...others] = left;
  const params = { month, day: lastMinute(endsAt), count: left.length };
  return others.length > 0
    ? params
    : { ...params, participantId: first!.participantId, participantName: first!.name };
}

/** Midnight would be taken for the day after. */
const lastMinute = (end: Date): string => new Date(end.getTime() - MINUTE_MS).toISOString();
