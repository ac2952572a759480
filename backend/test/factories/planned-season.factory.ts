import { SeasonDates } from '../../src/modules/seasons/season-dates.service.js';
import type { TestApp } from '../support/test-app.js';

const DAY_MS = 24 * 60 * 60 * 1000;

export const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** A second season whose applications are open, as administrators plan it. @param startsAt when it begins */
export async function planSecondSeason(app: TestApp, startsAt: Date): Promise<void> {
  await app.dataSource.query(
    `INSERT INTO seasons (number, name, applications_from, starts_at, ends_at, places)
     VALUES (2, 'Season 2', pg_catalog.now() - interval '1 day', $1::timestamptz, $1::timestamptz + interval '360 days', 9)`,
    [startsAt],
  );
  for (const kind of ['votes', 'judges', 'social'])
    await app.dataSource.query(
      `INSERT INTO awards (season, kind, name, description, reward_amount, status)
       SELECT 2, kind, name, description, reward_amount, 'open' FROM awards WHERE kind = $1 AND season = 1`,
      [kind],
    );
  await followClock(app);
}

/** Does what the clock does every minute. */
export const followClock = (app: TestApp): Promise<void> => app.nest.get(SeasonDates).round();
