import { beforeEnd, beginSeason, byHand, databaseWithClock, moveTo } from '../factories/reminder.factory.js';
import { MAILING } from '../factories/identity.factory.js';
import { candidates } from '../factories/vote.factory.js';
import { ApiProcess } from '../support/api-process.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

// Whole API processes are started, which takes its time on a busy machine.
const PATIENCE_MS = 480_000;

/** Some slices. */
const READERS = 900;

const COUNTS = `
  SELECT (SELECT count(*) FROM vote_reminders)::integer AS reminders,
    (SELECT count(*) FROM notifications WHERE kind = 'vote_reminder')::integer AS notices,
    (SELECT count(*) FROM outbox WHERE kind = 'vote_reminder')::integer AS letters,
    (SELECT count(DISTINCT user_id) FROM outbox WHERE kind = 'vote_reminder')::integer AS readers`;

type Counts = Record<'reminders' | 'notices' | 'letters' | 'readers', number>;

describe('kill -9 of the process that reminds', () => {
  let app: TestApp;
  let processes: ApiProcess[];

  beforeAll(async () => {
    const DATABASE_URL = await databaseWithClock();
    app = await TestApp.start({ ...MAILING, DATABASE_URL });
    await byHand(app);
    const [candidate] = await candidates(app, 1);
    await app.dataSource.query(
      `INSERT INTO users (username, email, password, email_confirmed_at)
       SELECT 'reader' || n, 'reader' || n || '@example.test', '', now() FROM generate_series(1, $1) n`,
      [READERS],
    );
    await app.dataSource.query(
      `INSERT INTO follows (participant_id, user_id) SELECT $1, id FROM users WHERE username LIKE 'reader%'`,
      [candidate!.participantId],
    );
    // Of the present month: letters of long ago are swept.
    await moveTo(app, beforeEnd(2, -1));
    await beginSeason(app);
    const env = { ...MAILING, DATABASE_URL };
    processes = [await ApiProcess.prepare(app.chain, env), await ApiProcess.prepare(app.chain, env)];
  });
  afterAll(async () => {
    for (const each of processes) await each.close();
    await app.stop();
  });

  const counts = async (): Promise<Counts> => (await app.dataSource.query<[Counts]>(COUNTS))[0];

  it(
    'forgets nobody and reminds nobody twice: another process goes on',
    async () => {
      const [killed, next] = processes as [ApiProcess, ApiProcess];
      // Its own job does it at the start, a slice a transaction.
      await killed.start({ ready: false });
      await eventually(async () => expect((await counts()).reminders).toBeGreaterThan(0), PATIENCE_MS / 4);
      await killed.killAfter(0);
      const half = await counts();
      expect(new Set([half.reminders, half.notices, half.letters, half.readers]).size).toBe(1);
      await next.start();
      await eventually(async () => {
        expect(await counts()).toEqual({
          reminders: READERS,
          notices: READERS,
          letters: READERS,
          readers: READERS,
        });
      }, PATIENCE_MS / 2);
    },
    PATIENCE_MS,
  );
});
