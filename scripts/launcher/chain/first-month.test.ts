import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { temporaryFolder } from '../../testing/temporary.ts';
import { withClient } from '../../keep/own-database.ts';
import { PostgresServer } from '../postgres/postgres-server.ts';
import { killAll } from '../processes/child.ts';
import { root } from '../settings.ts';
import { firstMonth } from './first-month.ts';

after(killAll);

/** The month of so many months ago, in UTC. */
function monthsAgo(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
}

test('is the oldest ended month with votes and no root, once the database has votes', async () => {
  const dataDir = join(temporaryFolder(), '.data');
  mkdirSync(dataDir);
  const server = new PostgresServer(dataDir, 'secret');
  const child = await server.start();
  const ask = async (more: NodeJS.ProcessEnv = {}) => firstMonth({ DATABASE_URL: server.url, ...more });
  await withClient(server.url, async (database) => {
    assert.equal(await ask({ SEED_DEMO: '0' }), undefined);
    assert.equal(await ask({ SEED_DEMO: '1' }), monthsAgo(6));
    assert.equal(await ask({ SEED_DEMO: '1', DEMO_SEASONS: '2' }), monthsAgo(18));
    await database.query('CREATE TABLE vote_totals (month text, votes integer)');
    await database.query('CREATE TABLE vote_months (month text, transaction_hash text)');
    assert.equal(await ask({ SEED_DEMO: '0' }), undefined);
    assert.equal(await ask({ SEED_DEMO: '1' }), monthsAgo(6));

    const voteIn = async (month: string, votes = 1) =>
      database.query('INSERT INTO vote_totals VALUES ($1, $2)', [month, votes]);
    const fix = async (month: string, hash: string | null) =>
      database.query('INSERT INTO vote_months VALUES ($1, $2)', [month, hash]);
    for (const months of [0, 2, 4]) await voteIn(monthsAgo(months));
    await voteIn(monthsAgo(5), 0);
    await fix(monthsAgo(4), '0x12');
    await fix(monthsAgo(2), null);
    assert.equal(await ask({ SEED_DEMO: '1' }), monthsAgo(2));
    await database.query(`UPDATE vote_months SET transaction_hash = '0x34'`);
    assert.equal(await ask({ SEED_DEMO: '1' }), monthsAgo(0));
  });
  await child.stop();
});

test('is what FIRST_MONTH says, without a look at the database', async (context) => {
  process.env.FIRST_MONTH = '2021-05';
  context.after(() => delete process.env.FIRST_MONTH);
  assert.equal(await firstMonth({ DATABASE_URL: 'postgresql://127.0.0.1:9/none' }), '2021-05');
});

test('says so where the database cannot be asked', async () => {
  const asked = firstMonth({ DATABASE_URL: 'postgresql://127.0.0.1:9/none' });
  await assert.rejects(asked, /does not tell which months have votes/);
});

test('reaches as far back as the season of the demo', () => {
  const season = readFileSync(join(root, 'backend/src/database/seeds/demo-season.ts'), 'utf8');
  assert.match(season, /PAST_MONTHS = 6;/);
  assert.match(season, /MONTHS = 12;/);
});
