import type { TestApp } from '../support/test-app.js';

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
