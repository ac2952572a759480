import { dateFirstSeason, planSeason, seasonOf, startOfMonthFromNow } from '../factories/season.factory.js';
import { saveSetting } from '../factories/settings.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { type Candidate, candidates } from '../factories/vote.factory.js';
import type { Client } from '../support/client.js';
import { whenWaiting, whileHeld } from '../support/held-lock.js';
import { asSomebodyElse } from '../support/one-connection.js';
import { TestApp } from '../support/test-app.js';

/** Before it ends, so that the month would be another season's from then on. */
const LATE_THIS_MONTH = new Date(startOfMonthFromNow(1).getTime() - 1000).toISOString();

describe('a vote in a month that is just given to another season', () => {
  let app: TestApp;
  let admin: Client;
  let voter: Client;
  let amina: Candidate;

  beforeEach(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    [amina] = (await candidates(app, 1)) as [Candidate];
    ({ client: voter } = await signedIn(app));
    await dateFirstSeason(admin);
    await saveSetting(admin, 'challengeEndDate', startOfMonthFromNow(0).toISOString());
    await planSeason(admin, { startsAt: startOfMonthFromNow(1).toISOString() });
  });
  afterEach(() => app.stop());

  const vote = async () => voter.post('/votes', { participantId: amina.participantId });

  const giveMonth = async () => {
    const { revision } = await seasonOf(admin, 2);
    return admin.patch('/admin/seasons/2', { startsAt: LATE_THIS_MONTH, revision });
  };

  it('is waited for where it was there first, and keeps the month', async () => {
    let given: ReturnType<typeof giveMonth> | undefined;
    const cast = await whileHeld(
      app.dataSource,
      {
        sql: 'SELECT id FROM participants WHERE id = $1 FOR UPDATE',
        parameters: [amina.participantId],
        waiting: 1,
      },
      vote,
      async () => {
        given = asSomebodyElse(giveMonth);
        await asSomebodyElse(() => whenWaiting(app.dataSource, 2));
      },
    );
    expect(cast.status).toBe(201);
    const { status, body } = await given!;
    expect({ status, body: body as object }).toMatchObject({
      status: 409,
      body: { code: 'season_month_voted', params: { season: 1 } },
    });
  });

  it('waits otherwise, and is refused', async () => {
    let cast: ReturnType<typeof vote> | undefined;
    const given = await whileHeld(
      app.dataSource,
      { sql: 'SELECT number FROM seasons WHERE number = 2 FOR UPDATE', waiting: 1 },
      giveMonth,
      async () => {
        cast = asSomebodyElse(vote);
        await asSomebodyElse(() => whenWaiting(app.dataSource, 2));
      },
    );
    expect(given.status).toBe(200);
    const { status, body } = await cast!;
    expect({ status, body: body as object }).toMatchObject({
      status: 409,
      body: { code: 'month_of_another_season' },
    });
  });
});
