import { Participant } from '../../src/modules/participants/entities/participant.entity.js';
import { invitationFor } from '../factories/identity.factory.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { beginNextSeason, seasonOf, startOfMonthFromNow } from '../factories/season.factory.js';
import { invite, saveSetting } from '../factories/settings.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

const START = startOfMonthFromNow(0);
const FIRST_INVITED = 'first@example.org';
const SECOND_INVITED = 'second@example.org';

describe('the second season, once it has begun', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    await invite(admin, [FIRST_INVITED]);
    await beginNextSeason(app, admin, { places: 4, whitelist: [SECOND_INVITED] });
  });
  afterAll(() => app.stop());

  const challengeSettings = async () =>
    (await app.client().get('/challenge/settings').expect(200)).body as object;

  const settingOf = async (key: string) =>
    ((await admin.get('/admin/all-settings').expect(200)).body as { key: string; value: string }[]).find(
      (setting) => setting.key === key,
    )?.value;

  it('is the one that places, dates and the whitelist are of', async () => {
    expect(await challengeSettings()).toMatchObject({
      maxParticipants: 4,
      challengeStartDate: START.toISOString(),
    });
    expect(await settingOf('participantWhitelist')).toBe(SECOND_INVITED);
    await saveSetting(admin, 'maxParticipants', '5');
    expect(await seasonOf(admin, 2)).toMatchObject({ places: 5 });
    expect(await seasonOf(admin, 1)).toMatchObject({ places: 9, whitelist: [FIRST_INVITED] });
  });

  it('invites those on its own list alone', async () => {
    await invitationFor(admin, SECOND_INVITED);
    const { body } = await admin.post('/admin/invitations', { email: FIRST_INVITED }).expect(409);
    expect(body).toMatchObject({ code: 'not_on_whitelist' });
  });

  it('takes whoever is invited while it has places', async () => {
    const [person] = await invited(app, 1);
    const { id } = await takePlace(person!);
    const taken = await app.dataSource.manager.findOneByOrFail(Participant, { id });
    expect(taken).toMatchObject({ season: 2, isPublic: true, order: 1 });
    expect(await challengeSettings()).toMatchObject({ participantsCount: 1 });
  });
});
