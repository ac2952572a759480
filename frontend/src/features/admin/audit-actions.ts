import type { AuditAction } from './api';

/** Typed by their names, so that the compiler asks for an action that is new on the server. */
const known: Record<AuditAction, true> = {
  'ad.moderated': true,
  'payment.refund_approved': true,
  'setting.changed': true,
  'whitelist.changed': true,
  'participant.registered': true,
  'participant.activated': true,
  'participant.deactivated': true,
  'progress.interactions_recorded': true,
  'comment.hidden': true,
  'comment.shown': true,
  'vote.uncounted': true,
  'vote.counted': true,
  'award.opened': true,
  'award.closed': true,
  'award.reopened': true,
  'award.changed': true,
  'judge.appointed': true,
  'judge.dismissed': true,
  'invitation.made': true,
  'invitation.accepted': true,
  'account.reset_link_made': true,
  'account.password_reset': true,
  'account.email_changed': true,
};

/** All that the audit records. */
export const auditActions = Object.keys(known) as AuditAction[];
