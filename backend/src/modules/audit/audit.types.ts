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
  'burst.uncounted',
  'burst.counted',
  'award.opened',
  'award.closed',
  'award.reopened',
  'award.changed',
  'judge.appointed',
  'judge.dismissed',
  'invitation.made',
  'invitation.accepted',
  'account.reset_link_made',
  'account.password_reset',
  'account.password_set_by_operator',
  'account.password_changed',
  'account.email_change_begun',
  'account.email_changed',
  'account.taken_back',
  'account.signed_in',
  'account.sign_in_failed',
  'account.second_factor_failed',
  'account.role_changed',
  'account.passkey_added',
  'account.passkey_removed',
  'account.totp_added',
  'account.totp_removed',
  'account.factors_removed_by_operator',
  'account.recovery_codes_made',
  'account.recovery_code_used',
  'account.sessions_ended',
  'account.suspended',
  'account.restored',
  'account.deleted',
  'wallet.linked',
  'wallet.unlinked',
  'mail.sent_again',
  'alarm.acknowledged',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** An account that the details of an entry name: whoever deletes it is named no more there, and nobody else. */
export interface NamedPerson {
  id: number;
  /** Where the name or the address stands in the details. */
  path: readonly [string, ...string[]];
}
