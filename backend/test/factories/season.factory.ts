import type { AdminSeasonDto } from '../../src/modules/seasons/dto/admin-season.dto.js';
import type { PlanSeasonDto } from '../../src/modules/seasons/dto/plan-season.dto.js';
import { SeasonDates } from '../../src/modules/seasons/season-dates.service.js';
import type { Client } from '../support/client.js';
import { moveClock } from '../support/moved-clock.js';
import { stopExpiry } from '../support/stop-work.js';
import type { TestApp } from '../support/test-app.js';
import { saveSetting } from './settings.factory.js';

/** The first instant (UTC) of the month that comes so many after this one; of an earlier one for what is negative. */
export function startOfMonthFromNow(months: number, now = new Date()): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
}

/** The next season as a plan that is good as it stands: of a year from the month after next on, for which one may apply at once. */
export function seasonInput(changes: Partial<PlanSeasonDto> = {}): PlanSeasonDto {
  return {
    applicationsFrom: new Date(Date.now() - 60_000).toISOString(),
    startsAt: startOfMonthFromNow(2).toISOString(),
    endsAt: startOfMonthFromNow(14).toISOString(),
    ...changes,
  };
}

/** Has the first season, of the year up to the month after this one, which has to end before another can be planned. */
export async function dateFirstSeason(admin: Client): Promise<void> {
  await saveSetting(admin, 'challengeEndDate', startOfMonthFromNow(1).toISOString());
  await saveSetting(admin, 'challengeStartDate', startOfMonthFromNow(-11).toISOString());
}

/** Plans the next season, as an administrator does. */
export async function planSeason(
  admin: Client,
  changes: Partial<PlanSeasonDto> = {},
): Promise<AdminSeasonDto> {
  return (await admin.post('/admin/seasons', seasonInput(changes)).expect(201)).body as AdminSeasonDto;
}

/** A season as administrators see it. */
export async function seasonOf(admin: Client, number: number): Promise<AdminSeasonDto> {
  const { body } = await admin.get('/admin/seasons').expect(200);
  return (body as AdminSeasonDto[]).find((season) => season.number === number)!;
}

/** Changes a season as it stands. */
export async function changeSeason(
  admin: Client,
  number: number,
  changes: Partial<PlanSeasonDto>,
): Promise<AdminSeasonDto> {
  const { revision } = await seasonOf(admin, number);
  const { body } = await admin.patch(`/admin/seasons/${number}`, { ...changes, revision }).expect(200);
  return body as AdminSeasonDto;
}

/** Sets the database's clock ({@link withMovableClock}), and has the seasons follow it as they do every minute. Sessions do not end of it. */
export async function atInstant(app: TestApp, instant: Date): Promise<void> {
  await stopExpiry(app);
  await moveClock(app.dataSource, instant);
  await app.nest.get(SeasonDates).round();
}

const DAY_MS = 24 * 60 * 60 * 1000;

export const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** Does what the clock does every minute. */
export const followClock = (app: TestApp): Promise<void> => app.nest.get(SeasonDates).round();

/** A second season whose applications are open and whose awards are, whatever the first one's dates. @param startsAt when it begins */
export async function planSecondSeason(app: TestApp, startsAt: Date): Promise<void> {
  await app.dataSource.query(
    `INSERT INTO seasons (number, name, applications_from, starts_at, ends_at, places)
     VALUES (2, 'Season 2', pg_catalog.now() - interval '1 day', $1::timestamptz, $1::timestamptz + interval '360 days', 9)`,
    [startsAt],
  );
  await app.dataSource.query(
    `INSERT INTO awards (season, kind, name, description, reward_amount, status)
     SELECT 2, kind, name, description, reward_amount, 'open' FROM awards WHERE season = 1`,
  );
  await followClock(app);
}

/** The first season is over and the next, which was planned two months ago, has begun with this month (UTC); nobody's clock was moved. */
export async function beginNextSeason(
  app: TestApp,
  admin: Client,
  changes: Partial<PlanSeasonDto> = {},
): Promise<void> {
  await dateFirstSeason(admin);
  await planSeason(admin, changes);
  await app.dataSource.query(
    `UPDATE seasons SET applications_from = applications_from - interval '2 months',
       starts_at = starts_at - interval '2 months', ends_at = ends_at - interval '2 months'`,
  );
  await app.nest.get(SeasonDates).round();
}

/** A second season that runs beside the first, as if it had been planned and had begun. @returns its award that judges decide, which is open */
export async function secondSeason({ dataSource }: TestApp): Promise<number> {
  await dataSource.query(
    `INSERT INTO seasons (number, name, starts_at, begun_at, shown_early_at)
     VALUES (2, 'Season 2', now(), now(), now())`,
  );
  const [award] = await dataSource.query<[{ id: number }]>(
    `INSERT INTO awards (season, kind, name, description, reward_amount, status)
     SELECT 2, kind, name, description, reward_amount, 'open' FROM awards WHERE kind = 'judges' AND season = 1
     RETURNING id`,
  );
  return award.id;
}

/** Somebody's place in the second season, too, as if they had applied anew. @returns its id */
export async function secondPlace({ dataSource }: TestApp, participantId: number): Promise<number> {
  const [row] = await dataSource.query<[{ id: number }]>(
    `INSERT INTO participants (user_id, season, name, bio, profession, age, graduation_year, work_experience, project_description, "order")
     SELECT user_id, 2, name, bio, profession, age, graduation_year, work_experience, project_description, 1
     FROM participants WHERE id = $1 RETURNING id`,
    [participantId],
  );
  return row.id;
}
