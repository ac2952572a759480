import { acceptInvitation } from '../factories/identity.factory.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { invite, saveSetting } from '../factories/settings.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

const eligibilityOf = async (client: Client) =>
  (await client.get('/participants/eligibility').expect(200)).body as object;

describe('eligibility', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM participants');
    await app.dataSource.query('DELETE FROM settings');
  });
  afterAll(() => app.stop());

  it('is open for the invited while places are left', async () => {
    const [person] = await invited(app, 1);
    expect(await eligibilityOf(person!.client)).toEqual({
      eligible: true,
      message: 'You are invited. Take your place in the challenge.',
      state: 'open',
      refusal: null,
    });
  });

  it('is restricted for everybody else, and with an empty list for all', async () => {
    const message = 'The challenge is invitation-only.';
    const refusal = { code: 'invitation_only', message };
    const restricted = { eligible: false, message, state: 'restricted', refusal };
    const { client } = await signedIn(app);
    expect(await eligibilityOf(client)).toEqual(restricted);
    await invite(admin, []);
    expect(await eligibilityOf(client)).toEqual(restricted);
    expect(await eligibilityOf(admin)).toEqual(restricted);
  });

  it('is closed for the invited when all places are taken, and restricted for the rest', async () => {
    const [first, second] = await invited(app, 2);
    await saveSetting(admin, 'maxParticipants', '1');
    await takePlace(first!);
    const message = 'The maximum number of participants (1) has been reached.';
    expect(await eligibilityOf(second!.client)).toEqual({
      eligible: false,
      message,
      state: 'closed',
      refusal: { code: 'places_taken', params: { places: 1 }, message },
    });
    expect(await eligibilityOf((await signedIn(app)).client)).toMatchObject({ state: 'restricted' });
  });

  it('is registered for participants, whatever else is true', async () => {
    const [person] = await invited(app, 1);
    await takePlace(person!);
    await saveSetting(admin, 'maxParticipants', '1');
    await invite(admin, []);
    expect(await eligibilityOf(person!.client)).toMatchObject({ eligible: false, state: 'registered' });
  });

  it('tells an invited viewer how to go on', async () => {
    const viewer = await signedIn(app, 'viewer');
    const { client, email } = viewer;
    await invite(admin, [email]);
    expect(await eligibilityOf(client)).toMatchObject({
      eligible: false,
      message:
        'You are invited, but a viewer account cannot take part. Become an advertiser in your dashboard first.',
      state: 'restricted',
    });
    await client.post('/auth/become-advertiser').expect(200);
    await acceptInvitation(admin, viewer);
    expect(await eligibilityOf(client)).toMatchObject({ state: 'open' });
  });
});
