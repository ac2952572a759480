import { AppError, defineFailure } from '../../common/errors/app-error.js';
import { defineProblem } from '../../common/errors/problem.js';

export const awardNotVotedOn = defineFailure(
  400,
  'award_not_voted_on',
  'This award is not decided by the votes of viewers',
  { field: 'awardId' },
);

export const voteForOneself = defineFailure(403, 'vote_for_oneself', 'You cannot vote for yourself');

const votedAlready = defineProblem(
  'already_voted',
  'You have voted for this participant this month. The next vote is possible when the next month begins.',
);

/** `next` is the first instant of the next month. */
export const alreadyVoted = (next: Date): AppError =>
  new AppError(409, { ...votedAlready(), params: { next: next.toISOString() } });

const votedByMailbox = defineProblem(
  'mailbox_voted',
  'Another account whose address leads to your mailbox has voted for this participant this month. A mailbox has one vote; the next is possible when the next month begins.',
);

/** `next` is the first instant of the next month. */
export const mailboxVoted = (next: Date): AppError =>
  new AppError(409, { ...votedByMailbox(), params: { next: next.toISOString() } });

export const pseudonymTaken = defineFailure(
  409,
  'pseudonym_taken',
  'Another vote has this pseudonym. Please draw a new secret.',
  { field: 'pseudonym' },
);

export const monthFixed = defineFailure(
  409,
  'month_fixed',
  'The votes of {{month}} are fixed, and nothing can change them any more.',
);

export const voteNotFound = defineFailure(404, 'vote_not_found', 'This vote does not exist');

export const commentNotFound = defineFailure(404, 'comment_not_found', 'This comment does not exist');

export const noVotesInMonth = defineFailure(404, 'no_votes_in_month', 'There are no votes in {{month}}');

export const pseudonymInvalid = defineProblem(
  'pseudonym_invalid',
  '{{field}} must be 0x and 64 hexadecimal digits',
);

export const monthInvalid = defineProblem('month_invalid', '{{field}} must be a month such as 2026-11');

export const uncountedReasonRequired = defineFailure(
  400,
  'uncounted_reason_required',
  'Please say why the vote is not counted: its voter can read it',
  { field: 'reason' },
);

const votedTooOften = defineProblem(
  'too_many_votes',
  'Very many of your votes were refused. Please wait a while and try again.',
);

export const tooManyVotes = (seconds: number): AppError =>
  new AppError(429, votedTooOften(), { retryAfter: seconds });

export const monthOfAnotherSeason = defineFailure(
  409,
  'month_of_another_season',
  'Votes of {{month}} go to another season',
);
