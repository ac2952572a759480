import { INES_REPORTS } from './demo-reports-ines.js';
import { KWAME_REPORTS } from './demo-reports-kwame.js';
import { NADIA_REPORTS } from './demo-reports-nadia.js';
import { RAVI_REPORTS } from './demo-reports-ravi.js';
import { SOFIE_REPORTS } from './demo-reports-sofie.js';

/** What a participant of the demo reports on a month of the season. */
export interface DemoReport {
  month: number;
  /** In days after the month's end, when it is due; negative before it. */
  filed: number;
  title: string;
  paragraphs: readonly string[];
  milestone?: string;
  film?: string;
  /** Files under frontend/public/demo. */
  pictures?: readonly string[];
  posts?: readonly string[];
  /** How often the film was started. */
  plays?: number;
  /** What the posts found, as the administrator recorded it. */
  interactions?: number;
  /** What it said before its author put something right. */
  earlier?: { paragraphs: readonly string[]; rewrittenAfterDays: number };
}

/** By the participant's username. Ravi's newest is late, and Sofie left a month out. */
export const DEMO_REPORTS: Readonly<Record<string, readonly DemoReport[]>> = {
  nadia: NADIA_REPORTS,
  kwame: KWAME_REPORTS,
  ines: INES_REPORTS,
  ravi: RAVI_REPORTS,
  sofie: SOFIE_REPORTS,
};
