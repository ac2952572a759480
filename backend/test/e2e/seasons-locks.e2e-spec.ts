import { SeasonDates } from '../../src/modules/seasons/season-dates.service.js';
import { deleteAccount } from '../factories/account-life.factory.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { dateFirstSeason, planSeason } from '../factories/season.factory.js';
import type { SignedIn } from '../factories/user.factory.js';
import { type Candidate, candidates } from '../factories/vote.factory.js';
import { whenWaiting, whileHeld } from '../support/held-lock.js';
import { asSomebodyElse } from '../support/one-connection.js';
import { stopWork } from '../support/stop-work.js';
import { PATIENT_STATEMENTS, TestApp } from '../support/test-app.js';

describe('a season that begins', () => {
  let app: TestApp;
  let first: Candidate;
  let second: Candidate;
  let next: number;

  beforeEach(async () => {
    app = await TestApp.start(PATIENT_STATEMENTS);
    const admin = await app.admin();
    const people = await candidates(app, 2);
    [first, second] = people.toSorted((one, other) => one.id - other.id) as [Candidate, Candidate];
    await dateFirstSeason(admin);
    await planSeason(admin);
    next = (await takePlace(...((await invited(app, 1)) as [SignedIn]))).id;
    // Nobody but the test begins the season that the change makes due.
    await stopWork(app, 'seasons');
    await app.dataSource.query(
      `UPDATE seasons SET starts_at = starts_at - interval '2 months', ends_at = ends_at - interval '2 months'`,
    );
  });
  afterEach(() => app.stop());

  /** It begins, and stops at the first account of those who took part; what comes meanwhile locks the second. */
  async function beginsBeside<T>(work: () => Promise<T>): Promise<T> {
    let beside: Promise<T> | undefined;
    const account = { sql: 'SELECT id FROM users WHERE id = $1 FOR UPDATE', parameters: [first.id] };
    await whileHeld(
      app.dataSource,
      { ...account, waiting: 1 },
      () => app.nest.get(SeasonDates).round(),
      async () => {
        beside = asSomebodyElse(work);
        await asSomebodyElse(() => whenWaiting(app.dataSource, 2));
      },
    );
    return beside!;
  }

  it('waits for nobody who follows one of its participants, and who waits for it', async () => {
    const { status } = await beginsBeside(async () => second.client.put(`/participants/${next}/follow`));
    expect(status).toBeLessThan(300);
  });

  it('waits for no account that is deleted, and that waits for it', async () => {
    await beginsBeside(() => deleteAccount(second));
    await second.client.get('/auth/me').expect(401);
  });
});
