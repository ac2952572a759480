import { DEMO_COMMENTS, type DemoComment } from './demo-comments.js';
import { DEMO_PARTICIPANTS, type DemoParticipant } from './demo-participants.js';
import type { DemoReport } from './demo-report.types.js';
import { DEMO_REPORTS } from './demo-reports.js';
import { DEMO_SCORES, type DemoScore } from './demo-scores.js';
import { DEMO_VOTES } from './demo-votes.js';

/** What happens in a season of the demo; people are named by their usernames. */
export interface DemoStory {
  /** In the order of their places. */
  participants: readonly DemoParticipant[];
  reports: Readonly<Record<string, readonly DemoReport[]>>;
  /** How many votes each participant gets in each month. */
  votes: Readonly<Record<string, readonly number[]>>;
  comments: readonly DemoComment[];
  scores: readonly DemoScore[];
  /** How many of the audience follow each participant. */
  followers: Readonly<Record<string, number>>;
  /** Whom the accounts follow that people sign in to. */
  follows: Readonly<Record<string, readonly string[]>>;
  /** Votes that the console asks somebody to look at, and some that were left uncounted. */
  hasBursts: boolean;
}

/** How many of the audience follow each participant, by username. */
const DEMO_FOLLOWERS: Readonly<Record<string, number>> = {
  nadia: 17,
  kwame: 22,
  ines: 19,
  ravi: 9,
  sofie: 13,
};

/** Whom the accounts follow that people sign in to, so that their bell has something to tell. */
const DEMO_FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  oliver: ['nadia', 'kwame', 'ines'],
  amara: ['kwame', 'sofie'],
};

/** Of the season that runs. */
export const DEMO_STORY: DemoStory = {
  participants: DEMO_PARTICIPANTS,
  reports: DEMO_REPORTS,
  votes: DEMO_VOTES,
  comments: DEMO_COMMENTS,
  scores: DEMO_SCORES,
  followers: DEMO_FOLLOWERS,
  follows: DEMO_FOLLOWS,
  hasBursts: true,
};
