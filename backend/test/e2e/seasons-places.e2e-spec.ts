import { Participant } from '../../src/modules/participants/entities/participant.entity.js';
import { invitationFor } from '../factories/identity.factory.js';
import { invited, participantInput, takePlace } from '../factories/participant.factory.js';
import { Season } from '../../src/modules/seasons/entities/season.entity.js';
import {
  dateFirstSeason,
  followClock,
  inDays,
  planSeason,
  startOfMonthFromNow,
} from '../factories/season.factory.js';
import { saveSetting } from '../factories/settings.factory.js';
import { type Candidate, candidates } from '../factories/vote.factory.js';
import { type SignedIn, userInput } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { whileHeld } from '../support/held-lock.js';
import { PATIENT_STATEMENTS, TestApp } from '../support/test-app.js';

describe('places beside a season that is yet to begin', () => {
  let app: TestApp;
  let admin: Client;

  beforeEach(async () => {
    app = await TestApp.start(PATIENT_STATEMENTS);
    admin = await app.admin();
    await dateFirstSeason(admin);
  });
  afterEach(() => app.stop());

  it('are of the season that is applied for when the registration is decided, as its list says', async () => {
    await planSeason(admin, { applicationsFrom: startOfMonthFromNow(1).toISOString() });
    const [person] = (await invited(app, 1)) as [SignedIn];
    const { status, body } = await whileHeld(
      app.dataSource,
      { sql: 'SELECT number FROM seasons FOR UPDATE', waits: 'SELECT "season".%', waiting: 1 },
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

  it('are closed once the season is over, also where its applications have no end, or a later one', async () => {
    const [person] = (await invited(app, 1)) as [SignedIn];
    const refusal = { code: 'season_over', params: { season: 1 } };
    for (const applicationsTo of [null, inDays(30)]) {
      await app.dataSource.manager.update(Season, { number: 1 }, { applicationsTo, endsAt: inDays(-1) });
      await followClock(app);
      const { body } = await person.client.get('/participants/eligibility').expect(200);
      expect(body).toMatchObject({ eligible: false, state: 'closed', refusal });
      const refused = await person.client.post('/participants', participantInput()).expect(409);
      expect(refused.body).toMatchObject(refusal);
      const settings = await person.client.get('/challenge/settings').expect(200);
      expect(settings.body).toMatchObject({ applyingSeason: 1, takesApplications: false });
    }
  });

  it('take somebody again where the end is moved', async () => {
    const [person] = (await invited(app, 1)) as [SignedIn];
    await app.dataSource.manager.update(Season, { number: 1 }, { endsAt: inDays(-1) });
    await followClock(app);
    await saveSetting(admin, 'challengeEndDate', inDays(1).toISOString());
    await person.client.post('/participants', participantInput()).expect(201);
  });

  it('answer what was changed, where the one of the current season was taken away', async () => {
    const [amina] = (await candidates(app, 1)) as [Candidate];
    await admin.patch(`/admin/participants/${amina.participantId}`, { isActive: false }).expect(200);
    await planSeason(admin, { whitelist: [amina.email] });
    const { id } = await takePlace(amina);
    const bio = 'I grew up beside a river, and went back to it.';
    const { body } = await amina.client.patch('/participants/user', { bio }).expect(200);
    expect(body).toMatchObject({ id, bio });
    expect((await amina.client.get('/participants/user').expect(200)).body).toMatchObject({ id, season: 2 });
    const ofFirst = await amina.client.get('/participants/user?season=1').expect(200);
    expect(ofFirst.body).toMatchObject({ id: amina.participantId, isActive: false });
  });

  it('are proved to be somebody’s by a link also between the end of the applications and the start', async () => {
    const input = userInput();
    await planSeason(admin, { whitelist: [input.email] });
    await app.dataSource.query(
      `UPDATE seasons SET applications_to = now() - interval '1 second' WHERE number = 2`,
    );
    await followClock(app);
    const { token } = await invitationFor(admin, input.email);
    const client = app.client();
    await client.post('/auth/register', { ...input, invitation: token }).expect(201);
    expect((await client.get('/auth/me').expect(200)).body).toMatchObject({
      emailConfirmedAt: expect.any(String) as string,
    });
    // There are no applications to the next one now, and to this one they are not invited.
    await client.post('/participants', participantInput()).expect(403);
    await app.dataSource.query('UPDATE seasons SET closed_at = now() WHERE number = 2');
    await admin.post('/admin/invitations', { email: input.email }).expect(409);
  });

  it('are all told to whoever has one in several seasons, while these are not closed', async () => {
    const [amina] = (await candidates(app, 1)) as [Candidate];
    await planSeason(admin, { whitelist: [amina.email] });
    const second = await takePlace(amina);
    const places = async () => {
      const { body } = await amina.client.get('/participants/user/places').expect(200);
      return (body as { id: number; season: number }[]).map(({ id, season }) => [season, id]);
    };
    expect(await places()).toEqual([
      [2, second.id],
      [1, amina.participantId],
    ]);
    await app.dataSource.query('UPDATE seasons SET closed_at = now() WHERE number = 1');
    expect(await places()).toEqual([[2, second.id]]);
    await admin.patch(`/admin/participants/${second.id}`, { isActive: false }).expect(200);
    expect(await amina.client.get('/participants/user/places')).toMatchObject({ status: 200, body: [] });
  });
});
