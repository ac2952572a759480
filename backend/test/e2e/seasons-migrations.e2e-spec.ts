import type { DataSource, QueryRunner } from 'typeorm';
import { SeasonKeys1796000050110 } from '../../src/database/migrations/1796000050110-season-keys.js';
import { Seasons1796000050100 } from '../../src/database/migrations/1796000050100-seasons.js';
import { createTestDatabase, openDatabase } from '../support/test-database.js';

describe('migrations to seasons', () => {
  let dataSource: DataSource;

  beforeEach(async () => {
    dataSource = await openDatabase(await createTestDatabase());
  });
  afterEach(() => dataSource.destroy());

  const last = async () =>
    (await dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id DESC LIMIT 1'))[0]!
      .name;

  /** Takes back what came later. */
  async function backTo(name: string): Promise<void> {
    while ((await last()) !== name) await dataSource.undoLastMigration();
  }

  /** A runner, and what somebody else does after each of its statements. */
  function runnerBeside(act: (statement: string) => Promise<unknown>): QueryRunner {
    const runner = dataSource.createQueryRunner();
    const query = runner.query.bind(runner);
    const beside = async (text: string): Promise<unknown> => {
      const result: unknown = await query(text);
      await act(text);
      return result;
    };
    return Object.assign(runner, { query: beside });
  }

  const writePlaces = (places: number) =>
    dataSource.query(
      `INSERT INTO settings (key, value) VALUES ('maxParticipants', $1) ON CONFLICT (key) DO UPDATE SET value = $1`,
      [String(places)],
    );

  it('lose no setting that is written beside them, nor before they begin anew', async () => {
    await backTo(SeasonKeys1796000050110.name);
    await dataSource.undoLastMigration();
    await dataSource.undoLastMigration();
    let places = 10;
    const runner = runnerBeside(() => writePlaces((places += 1)));
    await new Seasons1796000050100().up(runner);
    await runner.release();
    expect(await dataSource.query('SELECT places FROM seasons')).toEqual([{ places }]);
    await dataSource.query('DROP TRIGGER season_follows ON settings');
    await writePlaces(99);
    await dataSource.runMigrations();
    expect(await dataSource.query('SELECT places FROM seasons')).toEqual([{ places: 99 }]);
  });

  it('are taken back while events are told', async () => {
    await backTo(Seasons1796000050100.name);
    const runner = runnerBeside(() =>
      dataSource.query(
        `INSERT INTO site_events (event, data) VALUES ('participant', '{"participantId": 1}')`,
      ),
    );
    await new Seasons1796000050100().down(runner);
    await runner.release();
    expect(await dataSource.query(`SELECT to_regclass('seasons') AS seasons`)).toEqual([{ seasons: null }]);
  });

  it('are not taken back where there is a second season, and change nothing', async () => {
    await backTo(SeasonKeys1796000050110.name);
    await dataSource.query(`INSERT INTO seasons (number, name) VALUES (2, 'Season 2')`);
    const keys = `SELECT indexdef FROM pg_indexes WHERE tablename IN ('judges', 'awards', 'participants') ORDER BY indexname`;
    const before = await dataSource.query<unknown[]>(keys);
    await expect(dataSource.undoLastMigration()).rejects.toThrow('more than one season');
    expect(await dataSource.query(keys)).toEqual(before);
    expect(await last()).toBe(SeasonKeys1796000050110.name);
  });
});
