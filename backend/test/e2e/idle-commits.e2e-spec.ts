import { setTimeout as delay } from 'node:timers/promises';
import { IdleSite } from '../support/idle-site.js';

/** Of an idle process, in a second. */
const GOAL = 5;

/** What is done every minute is done once in it (s). */
const COUNTED_SECONDS = 60;

/** PostgreSQL's own vacuum commits, too, above all after the migrations: minutes are counted until one is quiet. */
const MINUTES = 5;

const PATIENCE_MS = 600_000;

describe('a process on which nobody calls', () => {
  let site: IdleSite;

  beforeAll(async () => {
    site = await IdleSite.start(1);
  }, PATIENCE_MS);
  afterAll(async () => site.stop());

  const commits = async () => {
    const [row] = await site.app.dataSource.query<[{ count: string }]>(
      'SELECT xact_commit AS count FROM pg_stat_database WHERE datname = current_database()',
    );
    return Number(row.count);
  };

  /** In a second, on the average of a minute. */
  const commitsASecond = async () => {
    const [before, begun] = [await commits(), performance.now()];
    await delay(COUNTED_SECONDS * 1_000);
    return ((await commits()) - before) / ((performance.now() - begun) / 1_000);
  };

  it(
    'commits no more than five times a second, with a chain and all its jobs',
    async () => {
      await site.whenResting();
      const rates: number[] = [];
      do rates.push(await commitsASecond());
      while (rates.at(-1)! > GOAL && rates.length < MINUTES);
      process.stdout.write(`commits a second: ${rates.map((rate) => rate.toFixed(1)).join(', ')}\n`);
      expect(rates.at(-1)).toBeLessThanOrEqual(GOAL);
    },
    PATIENCE_MS,
  );
});
