import { Backlogs } from '../../src/housekeeping/backlogs.service.js';
import { ExpiredJob } from '../../src/housekeeping/expired.job.js';
import { Housekeeping } from '../../src/housekeeping/housekeeping.service.js';
import { OverduePromisesJob } from '../../src/modules/alarms/overdue-promises.job.js';
import { batchOf, type Sweep } from '../../src/housekeeping/sweep.js';
import { ForgottenAddressesJob } from '../../src/modules/votes/forgotten-addresses.job.js';
import { deleteAccount } from '../factories/account-life.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { candidates } from '../factories/vote.factory.js';
import { eventually } from '../support/eventually.js';
import { scrape } from '../support/metrics.js';
import { stopWork } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

/** Of a table of this test's own, so that no job of the minute comes in between. */
const OF_LEAVES: Sweep = {
  name: 'leaves',
  table: 'leaves',
  due: `fell_at < now() - interval '2 days'`,
  by: 'fell_at',
};
const BROKEN: Sweep = { name: 'broken', table: 'no_such_table', due: 'true', by: 'id' };

describe('housekeeping', () => {
  let app: TestApp;
  let housekeeping: Housekeeping;
  /** Somebody's who takes part. */
  let place: number;

  beforeAll(async () => {
    app = await TestApp.start({ METRICS_PORT: '0' });
    await stopWork(app, 'expired', 'overdue-promises', 'forgotten-addresses');
    housekeeping = app.nest.get(Housekeeping);
    place = (await candidates(app, 1))[0]!.participantId;
    await app.dataSource.query(
      'CREATE TABLE leaves (id serial PRIMARY KEY, fell_at timestamptz, colour text)',
    );
  });
  beforeEach(() => app.dataSource.query('TRUNCATE leaves'));
  afterAll(() => app.stop());

  const fall = (count: number, ago: string) =>
    app.dataSource.query(
      `INSERT INTO leaves (fell_at, colour) SELECT now() - $2::interval, 'red' FROM generate_series(1, $1)`,
      [count, ago],
    );
  const count = async (where: string): Promise<number> => {
    const [row] = await app.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM ${where}`,
    );
    return row.count;
  };
  const openAlarms = () =>
    app.dataSource.query<object[]>(
      `SELECT key FROM alarms WHERE code = 'promise_overdue' AND ended_at IS NULL`,
    );
  /** Nobody else changes these rows until `work` is done. */
  async function whileHeld(rows: string, work: () => Promise<void>): Promise<void> {
    const holder = app.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query(`SELECT FROM ${rows} FOR UPDATE`);
    try {
      await work();
    } finally {
      await holder.commitTransaction();
      await holder.release();
    }
  }

  it('takes what is due in batches, until nothing is left, and nothing else', async () => {
    await fall(2_500, '49 hours');
    await fall(3, '47 hours');
    expect(await app.dataSource.query(batchOf(OF_LEAVES))).toEqual([{ count: 250 }]);
    expect(await count('leaves')).toBe(2_253);
    await housekeeping.run([OF_LEAVES]);
    expect(await count('leaves')).toBe(3);
    await fall(2_500, '49 hours');
    const fading = { ...OF_LEAVES, due: `colour IS NOT NULL AND ${OF_LEAVES.due}`, set: 'colour = NULL' };
    await housekeeping.run([fading]);
    expect([await count('leaves'), await count('leaves WHERE colour IS NULL')]).toEqual([2_503, 2_500]);
  });

  it('leaves what somebody else is changing for the next run, and waits for nobody', async () => {
    await fall(1_200, '49 hours');
    await whileHeld('leaves WHERE id IN (SELECT id FROM leaves ORDER BY id LIMIT 5)', async () => {
      await housekeeping.run([OF_LEAVES]);
      expect(await count('leaves')).toBe(5);
    });
    await housekeeping.run([OF_LEAVES]);
    expect(await count('leaves')).toBe(0);
  });

  it('may be done by several at once', async () => {
    await fall(5_500, '49 hours');
    await Promise.all([1, 2, 3].map(async () => housekeeping.run([OF_LEAVES])));
    await housekeeping.run([OF_LEAVES]);
    expect(await count('leaves')).toBe(0);
  });

  it('does all others where one fails, and tells of it', async () => {
    await fall(2_500, '49 hours');
    await expect(housekeeping.run([BROKEN, OF_LEAVES])).rejects.toThrow('no_such_table');
    expect(await count('leaves')).toBe(0);
  });

  it('counts what it left, an hour after it was due, each sweep by itself and no more than it must', async () => {
    await fall(10_050, '50 hours');
    const backlogs = app.nest.get(Backlogs);
    expect(await backlogs.count([BROKEN, OF_LEAVES])).toEqual([
      { sweep: BROKEN, rows: undefined },
      { sweep: OF_LEAVES, rows: 10_000 },
    ]);
    await app.dataSource.query(`UPDATE leaves SET fell_at = now() - interval '48 hours 59 minutes'`);
    expect(await backlogs.count([OF_LEAVES])).toEqual([{ sweep: OF_LEAVES, rows: 0 }]);
  });

  it('has nothing left behind of any sweep, all of which can be counted', async () => {
    for (const { sweep, rows } of await app.nest.get(Backlogs).count())
      expect({ name: sweep.name, rows }).toEqual({ name: sweep.name, rows: 0 });
  });

  it('raises an alarm where something promised is overdue, which ends once it is gone', async () => {
    const { id } = await signedIn(app);
    const due = `votes WHERE address_hash IS NOT NULL AND created_at < now() - interval '60 days'`;
    const job = app.nest.get(OverduePromisesJob);
    const alarms = async () =>
      ((await app.client().get('/health').expect(200)).body as { alarms: object[] }).alarms;
    const insert = app.dataSource.createQueryRunner();
    await insert.startTransaction();
    await insert.query(
      `INSERT INTO votes (participant_id, user_id, award_id, month, pseudonym, address_hash, mailbox_mark, created_at)
       SELECT $1, $2, min(id), '2026-01', 'none', 'a', 'b', now() - interval '61 days' FROM awards WHERE kind = 'votes'`,
      [place, id],
    );
    await insert.commitTransaction();
    await insert.startTransaction();
    await insert.query(`SELECT FROM ${due} FOR UPDATE`);
    await job.look();
    expect(await alarms()).toEqual(
      ['votes_mailbox_mark', 'votes_address_hash'].map((sweep) =>
        expect.objectContaining({ code: 'promise_overdue', params: { sweep, rows: 1 } }),
      ),
    );
    // A scrape waits for the count for a moment only, and a later one tells of it.
    await eventually(async () => {
      const samples = await scrape(app);
      const told = (name: string) =>
        samples.find(
          (sample) => sample.name === `change_makers_${name}` && sample.labels.sweep === 'votes_address_hash',
        )?.value;
      expect([told('housekeeping_backlog'), told('housekeeping_uncounted')]).toEqual([1, 0]);
    });
    await insert.commitTransaction();
    await insert.release();
    await app.nest.get(ForgottenAddressesJob).forget();
    await job.look();
    expect(await count(due)).toBe(0);
    // Health is remembered for a moment.
    await eventually(async () => expect(await alarms()).toEqual([]));
  });

  it('raises none for the old votes of an account that is deleted: no mark is written that would have to go', async () => {
    const person = await signedIn(app);
    const [award] = await app.dataSource.query<[{ id: number }]>(
      `SELECT id FROM awards WHERE kind = 'votes'`,
    );
    const vote = (month: string, ago: string) =>
      app.dataSource.query(
        `INSERT INTO votes (participant_id, user_id, award_id, month, pseudonym, created_at)
         VALUES ($1, $2, $3, $4, 'of ' || $4, now() - $5::interval)`,
        [place, person.id, award.id, month, ago],
      );
    await vote('2026-02', '61 days');
    await vote('2026-03', '59 days');
    await deleteAccount(person);
    await app.nest.get(OverduePromisesJob).look();
    expect(await openAlarms()).toEqual([]);
    expect([
      await count(`votes WHERE pseudonym = 'of 2026-02' AND former_voter IS NULL`),
      await count(`votes WHERE pseudonym = 'of 2026-03' AND former_voter IS NOT NULL`),
    ]).toEqual([1, 1]);
  });

  it('raises none for what became due all at once, such as when an award closes that ended long ago', async () => {
    await app.dataSource.query(
      `INSERT INTO uncounted_mailboxes (participant_id, mark, reason)
       SELECT $1, 'mark ' || n, 'bots' FROM generate_series(1, 600) n`,
      [place],
    );
    await app.dataSource.query(
      `UPDATE awards SET status = 'closed', end_date = now() - interval '1 day' WHERE kind = 'social'`,
    );
    await app.nest.get(OverduePromisesJob).look();
    expect(await openAlarms()).toEqual([]);
    expect(await count('uncounted_mailboxes')).toBe(0);
  });

  it('takes away what has ended: sessions, counts of limits, links, challenges and nonces', async () => {
    const { id } = await signedIn(app);
    const rows = [
      `sessions (sid, sess, expire) VALUES ($1, '{}', now() - $2::interval)`,
      `rate_limits (key, points, expire) VALUES ($1, 1, (extract(epoch FROM now() - $2::interval) * 1000)::bigint)`,
      `account_tokens (kind, hash, user_id, email, expires_at) VALUES ('reset_password', $1, ${id}, 'a@b.test', now() - $2::interval)`,
      `passkey_challenges (challenge, purpose, expires_at) VALUES ($1, 'sign-in', now() - $2::interval)`,
      `wallet_nonces (nonce, session_id, expires_at) VALUES ($1, $1, now() - $2::interval)`,
    ];
    for (const row of rows)
      for (const [name, ago] of [
        ['gone', '61 minutes'],
        ['here', '59 minutes'],
      ])
        await app.dataSource.query(`INSERT INTO ${row}`, [name, ago]);
    await app.nest.get(ExpiredJob).takeAway();
    const left = await app.dataSource.query(`
      SELECT sid AS key FROM sessions WHERE sid IN ('gone', 'here') UNION ALL
      SELECT key FROM rate_limits WHERE key IN ('gone', 'here') UNION ALL
      SELECT hash FROM account_tokens WHERE hash IN ('gone', 'here') UNION ALL
      SELECT challenge FROM passkey_challenges UNION ALL SELECT nonce FROM wallet_nonces`);
    expect(left).toEqual(Array.from({ length: 5 }, () => ({ key: 'here' })));
  });
});
