import { BEGIN_SOME, STOP_SOME_OF_SUSPENDED } from '../../src/modules/ads/runs/ad-runs.sql.js';
import { Ad } from '../../src/modules/ads/entities/ad.entity.js';
import { clockOf, roundOfClock, runningAd, withoutClock } from '../factories/run.factory.js';
import { restore, suspend } from '../factories/suspension.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { lookAtTables } from '../support/fill-tables.js';
import { onOwnConnection } from '../support/own-connection.js';
import { costOf } from '../support/query-cost.js';
import { TestApp } from '../support/test-app.js';

/** Ads of one account, of which a round would read all if it read any. */
const ADS = 3_000;

/** Rows that a step of a round reads where there is nothing for it to do. */
const FEW = 20;

describe('a round of the clock', () => {
  let app: TestApp;
  let admin: Client;
  let suspended: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
    await withoutClock(app);
    admin = await app.admin();
    suspended = await signedIn(app);
    await app.dataSource.query(
      `INSERT INTO ads (title, description, category, user_id, status)
       SELECT 'One of many lamps', 'Rent a lamp by the evening.', 'technology', $1, 'approved' FROM generate_series(1, $2)`,
      [suspended.id, ADS],
    );
    await suspend(admin, suspended.id);
    await roundOfClock(app);
    await lookAtTables(app.dataSource);
  });
  afterAll(() => app.stop());

  const rowsReadBy = (text: string, values: unknown[]) =>
    onOwnConnection(app.dataSource, async (client) => (await costOf(client, { text, values }))!.rowsRead);
  const standing = () =>
    app.dataSource.manager
      .createQueryBuilder(Ad, 'ad')
      .where('ad.user_id = :id AND ad.running_since IS NULL', { id: suspended.id })
      .getCount();

  it('does not look at the ads of suspended accounts one by one', async () => {
    expect(await standing()).toBe(ADS);
    expect(await rowsReadBy(BEGIN_SOME, [30, null])).toBeLessThan(FEW);
    expect(await rowsReadBy(BEGIN_SOME, [30, suspended.id])).toBeLessThan(FEW);
    expect(await rowsReadBy(STOP_SOME_OF_SUSPENDED, [null])).toBeLessThan(FEW);
  });

  it('begins those of others beside them', async () => {
    const { client } = await signedIn(app);
    const ids = [await runningAd(admin, client), await runningAd(admin, client)];
    await app.dataSource.query(
      'UPDATE ads SET running_since = NULL, run_ends_at = NULL WHERE id = ANY ($1)',
      [ids],
    );
    await roundOfClock(app);
    for (const id of ids) expect((await clockOf(app, id)).runningSince).not.toBeNull();
    expect(await standing()).toBe(ADS);
  });

  it('begins all of theirs once the account is restored, and stops them with the next suspension', async () => {
    await restore(admin, suspended.id);
    await roundOfClock(app);
    expect(await standing()).toBe(0);
    await suspend(admin, suspended.id);
    await roundOfClock(app);
    expect(await standing()).toBe(ADS);
  });
});
