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
  'account.signed_in': true,
  'account.sign_in_failed': true,
  'account.second_factor_failed': true,
  'account.role_changed': true,
  'account.passkey_added': true,
  'account.passkey_removed': true,
  'account.totp_added': true,
  'account.totp_removed': true,
  'account.recovery_codes_made': true,
  'account.recovery_code_used': true,
  'account.sessions_ended': true,
  'account.deleted': true,
  'mail.sent_again': true,
};

/** All that the audit records. */
export const auditActions = Object.keys(known) as AuditAction[];
