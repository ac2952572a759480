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

/** What an award is said to be decided by, until an administrator says it in other words. */
export const STANDARD_DESCRIPTIONS: Record<AwardKind, string> = {
  votes:
    'The community decides: one vote a participant and month for each account, added up over the season.',
  judges:
    'A panel of experts decides, by a published rubric: impact, innovation, progress and communication.',
  social: 'Engagement decides: who follows, comments, watches the films and reacts to the posts.',
};

/** The rubric of Judges' Choice: each from LOWEST_SCORE to HIGHEST_SCORE. */
export const CRITERIA = ['impact', 'innovation', 'progress', 'communication'] as const;
type Criterion = (typeof CRITERIA)[number];
export type Criteria = Record<Criterion, number>;

export const LOWEST_SCORE = 1;
export const HIGHEST_SCORE = 10;

/**
 * Points of Social Media Impact for each of its interactions. The more of a person it takes, the more it counts: a film is
 * started anew each day, a follower stays.
 */
export const SOCIAL_WEIGHTS = { followers: 5, comments: 3, filmPlays: 1, interactions: 1 };
