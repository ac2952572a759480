/** What an account is told of. */
export const NOTIFICATION_KINDS = [
  'vote',
  'comment',
  'reply',
  'comment_hidden',
  'progress',
  'moderation',
  'ad_completed',
  'payment',
  'refund',
  'badge',
  'award',
  'vote_reminder',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What browsers may be told of by push: all but votes, which come in bundles, many a day. */
export const PUSH_KINDS = NOTIFICATION_KINDS.filter((kind) => kind !== 'vote');

/** What the sentence needs: a title, a reason, a name, ids. */
export type NotificationParams = Record<string, string | number | boolean | null>;
