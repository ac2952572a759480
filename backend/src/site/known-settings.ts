import { setTimeout as wait } from 'node:timers/promises';
import type { FinishedAnswer } from '../answers/finished-answer.js';
import type { PublicAnswers } from '../answers/public-answers.service.js';

/** What every page shows something of, were it but the season's number. */
export const SETTINGS_PATH = '/api/challenge/settings';

/** A page comes with what was known before rather than late. */
const MAX_WAIT_MS = 300;

/** The challenge's settings, as last known while they cannot be read: no page about something else lacks anything then. */
export class KnownSettings {
  private known: FinishedAnswer | undefined;

  constructor(private readonly answers: Pick<PublicAnswers, 'get'>) {}

  async get(options: { fresh?: boolean } = {}): Promise<FinishedAnswer> {
    const answer = await this.answers.get(SETTINGS_PATH, options);
    if (answer.status === 200) this.known = answer;
    return answer.status >= 500 ? (this.known ?? answer) : answer;
  }

  /** The number of the current season; of the first while nothing is known. */
  async season(): Promise<number> {
    await Promise.race([this.get().catch(() => undefined), wait(MAX_WAIT_MS, undefined, { ref: false })]);
    return this.known ? (JSON.parse(this.known.body.toString()) as { season: number }).season : 1;
  }
}
