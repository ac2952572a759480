/** By what an award is decided. */
export const AWARD_KINDS = ['votes', 'judges', 'social'] as const;
export type AwardKind = (typeof AWARD_KINDS)[number];

/** Of an award's period; the admin moves it on, and may reopen what is closed. */
export const AWARD_STATUSES = ['upcoming', 'open', 'closed'] as const;
export type AwardStatus = (typeof AWARD_STATUSES)[number];

/** A participant's place in an award; ties share a rank. */
export interface Standing {
  participantId: number;
  name: string;
  score: number;
  rank: number;
}
