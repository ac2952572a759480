/** What the audit knows how to tell. */
export const AUDIT_ACTIONS = [
  'ad.moderated',
  'payment.refund_approved',
  'setting.changed',
  'whitelist.changed',
  'participant.registered',
  'participant.activated',
  'participant.deactivated',
  'progress.interactions_recorded',
  'comment.hidden',
  'comment.shown',
  'vote.uncounted',
  'vote.counted',
  'award.opened',
  'award.closed',
  'award.reopened',
  'award.changed',
  'judge.appointed',
  'judge.dismissed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
