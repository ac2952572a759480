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
