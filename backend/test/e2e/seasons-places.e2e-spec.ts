import { Participant } from '../../src/modules/participants/entities/participant.entity.js';
import { invited, participantInput, takePlace } from '../factories/participant.factory.js';
import { dateFirstSeason, planSeason, startOfMonthFromNow } from '../factories/season.factory.js';
import { type Candidate, candidates } from '../factories/vote.factory.js';
import type { SignedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { whileHeld } from '../support/held-lock.js';
import { TestApp } from '../support/test-app.js';

describe('places beside a season that is yet to begin', () => {
  let app: TestApp;
  let admin: Client;

  beforeEach(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    await dateFirstSeason(admin);
  });
  afterEach(() => app.stop());

  it('are of the season that is applied for when the registration is decided, as its list says', async () => {
    await planSeason(admin, { applicationsFrom: startOfMonthFromNow(1).toISOString() });
    const [person] = (await invited(app, 1)) as [SignedIn];
    const { status, body } = await whileHeld(
      app.dataSource,
      { sql: 'SELECT number FROM seasons FOR UPDATE', waiting: 1 },
      async () => person.client.post('/participants', participantInput()),
      (manager) => manager.query('UPDATE seasons SET applications_opened_at = now() WHERE number = 2'),
    );
    expect({ status, body: body as object }).toMatchObject({
      status: 403,
      body: { code: 'invitation_only' },
    });
    expect(await app.dataSource.manager.count(Participant)).toBe(0);
  });

  it('are closed where the current season is and no other is applied for', async () => {
    const [person] = (await invited(app, 1)) as [SignedIn];
    await app.dataSource.query('UPDATE seasons SET closed_at = now()');
    const { body } = await person.client.get('/participants/eligibility').expect(200);
    const refusal = { code: 'season_closed', params: { season: 1 } };
    expect(body).toMatchObject({ eligible: false, state: 'closed', refusal });
    const refused = await person.client.post('/participants', participantInput()).expect(409);
    expect(refused.body).toMatchObject(refusal);
  });

  it('answer what was changed, where the one of the current season was taken away', async () => {
    const [amina] = (await candidates(app, 1)) as [Candidate];
    await admin.patch(`/admin/participants/${amina.participantId}`, { isActive: false }).expect(200);
    await planSeason(admin, { whitelist: [amina.email] });
    const { id } = await takePlace(amina);
    const bio = 'I grew up beside a river, and went back to it.';
    const { body } = await amina.client.patch('/participants/user', { bio }).expect(200);
    expect(body).toMatchObject({ id, bio });
  });
});
