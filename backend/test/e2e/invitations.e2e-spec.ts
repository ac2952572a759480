import supertest from 'supertest';
import { auditEntries } from '../factories/audit.factory.js';
import { acceptInvitation, invitationFor } from '../factories/identity.factory.js';
import { participantInput, takePlace } from '../factories/participant.factory.js';
import { invite } from '../factories/settings.factory.js';
import { signedIn, userInput } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { tally } from '../support/tally.js';
import { TestApp } from '../support/test-app.js';

describe('invitations', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM participants');
    await app.dataSource.query('DELETE FROM rate_limits');
  });
  afterAll(() => app.stop());

  const eligibilityOf = async (client: Client) =>
    (await client.get('/participants/eligibility').expect(200)).body as object;

  it('keep out whoever registers an invited address first (squatted address)', async () => {
    const squatter = await signedIn(app);
    await invite(admin, [squatter.email]);
    const refusal = { code: 'invitation_needed', message: expect.any(String) as string };
    expect(await eligibilityOf(squatter.client)).toMatchObject({
      eligible: false,
      state: 'restricted',
      refusal,
    });
    const { body } = await squatter.client.post('/participants', participantInput()).expect(403);
    expect(body).toMatchObject(refusal);
  });

  it('open the form to the account of their address', async () => {
    const person = await signedIn(app);
    await invite(admin, [person.email]);
    const { url, token, expiresAt } = await invitationFor(admin, person.email.toUpperCase());
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(url).toBe(`${app.url}/invitation?token=${token}`);
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now());
    await person.client.post('/invitations/accept', { token }).expect(204);
    expect(await eligibilityOf(person.client)).toMatchObject({ eligible: true, state: 'open' });
    await takePlace(person);
    const [, accepted] = await auditEntries(admin);
    expect(accepted).toMatchObject({ action: 'invitation.accepted', details: { email: person.email } });
  });

  it('come along with a registration, which so confirms the address', async () => {
    const input = userInput();
    await invite(admin, [input.email]);
    const { token: invitation } = await invitationFor(admin, input.email);
    const client = app.client();
    const { body } = await client.post('/auth/register', { ...input, invitation }).expect(201);
    expect(body).toMatchObject({ emailConfirmedAt: expect.any(String) as string });
    await client.post('/participants', participantInput()).expect(201);
  });

  it('make no account where the link does not count', async () => {
    const input = userInput();
    await invite(admin, [input.email]);
    const answer = app.client().post('/auth/register', { ...input, invitation: 'made-up' });
    expect((await answer.expect(400)).body).toMatchObject({ code: 'link_invalid' });
    await app.client().post('/auth/register', input).expect(201);
  });

  it('count once, also for many at the same time (token used twice)', async () => {
    const person = await signedIn(app);
    await invite(admin, [person.email]);
    const { token } = await invitationFor(admin, person.email);
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => person.client.post('/invitations/accept', { token })),
    );
    expect(tally(answers)).toEqual({ 204: 1, 400: 4 });
  });

  it('end once another link to the address was used', async () => {
    const person = await signedIn(app);
    await invite(admin, [person.email]);
    const { token: earlier } = await invitationFor(admin, person.email);
    await acceptInvitation(admin, person);
    await person.client.post('/invitations/accept', { token: earlier }).expect(400);
  });

  it('are worth nothing to another account, and stay good for the right one (token of another address)', async () => {
    const [person, thief] = [await signedIn(app), await signedIn(app)];
    await invite(admin, [person.email]);
    const { token } = await invitationFor(admin, person.email);
    const { body } = await thief.client.post('/invitations/accept', { token }).expect(403);
    expect(body).toMatchObject({ code: 'invitation_of_another' });
    const registration = userInput({ invitation: token });
    await app.client().post('/auth/register', registration).expect(403);
    await person.client.post('/invitations/accept', { token }).expect(204);
  });

  it('end when their time is over (token expired)', async () => {
    const person = await signedIn(app);
    await invite(admin, [person.email]);
    const { token } = await invitationFor(admin, person.email);
    await app.dataSource.query('UPDATE account_tokens SET expires_at = now() WHERE email = $1', [
      person.email,
    ]);
    await person.client.post('/invitations/accept', { token }).expect(400);
  });

  it('end when the address is taken off the list', async () => {
    const person = await signedIn(app);
    await invite(admin, [person.email]);
    const { token } = await invitationFor(admin, person.email);
    await invite(admin, []);
    await person.client.post('/invitations/accept', { token }).expect(400);
  });

  it.each([undefined, '', 7, 'nul\u0000', 'x'.repeat(201)])('are not opened by %j', async (token) => {
    const { client } = await signedIn(app);
    await client.post('/invitations/accept', { token }).expect(400);
  });

  it('cannot be guessed many times from one address (token guessed)', async () => {
    const { client } = await signedIn(app);
    for (let guess = 0; guess < 30; guess += 1)
      await client.post('/invitations/accept', { token: `guess-${guess}` }).expect(400);
    const refused = await client.post('/invitations/accept', { token: 'guess-31' }).expect(429);
    expect(refused.body).toMatchObject({ code: 'too_many_link_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
  });

  it('are kept as a digest alone', async () => {
    const { email } = userInput();
    await invite(admin, [email]);
    const { token } = await invitationFor(admin, email);
    const rows = await app.dataSource.query<object[]>('SELECT * FROM account_tokens');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('go to addresses on the whitelist only, and only an administrator makes them', async () => {
    await invite(admin, []);
    const { body } = await admin.post('/admin/invitations', { email: 'nobody@example.test' }).expect(409);
    expect(body).toMatchObject({ code: 'not_on_whitelist', errors: { email: [expect.any(String)] } });
    const { client } = await signedIn(app);
    await client.post('/admin/invitations', { email: 'nobody@example.test' }).expect(403);
  });

  it('stand in the audit, without their token', async () => {
    const { email } = userInput();
    await invite(admin, [email]);
    const { token } = await invitationFor(admin, email);
    const [made] = await auditEntries(admin);
    expect(made).toMatchObject({
      action: 'invitation.made',
      actorName: 'admin',
      details: { email, season: 1 },
    });
    expect(JSON.stringify(made)).not.toContain(token);
  });

  it('lead to this site, whatever host the request names (host header poisoned)', async () => {
    const { email } = userInput();
    await invite(admin, [email]);
    const cookies = await supertest(app.url).post('/api/auth/login').send({
      username: app.config.admin!.username,
      password: app.config.admin!.password,
    });
    const { body } = await supertest(app.url)
      .post('/api/admin/invitations')
      .set('Cookie', cookies.headers['set-cookie'] as unknown as string[])
      .set('Host', 'evil.example')
      .set('X-Forwarded-Host', 'evil.example')
      .send({ email })
      .expect(201);
    expect((body as { url: string }).url).toMatch(/^http:\/\/localhost:\d+\/invitation\?token=/);
  });

  it('keep the place of whoever has one, and the way back to it', async () => {
    const person = await signedIn(app);
    await invite(admin, [person.email]);
    await acceptInvitation(admin, person);
    const { id } = await takePlace(person);
    await app.dataSource.query('UPDATE users SET email_confirmed_at = NULL WHERE id = $1', [person.id]);
    expect(await eligibilityOf(person.client)).toMatchObject({ state: 'registered' });
    await admin.patch(`/admin/participants/${id}`, { isActive: false }).expect(200);
    await admin.patch(`/admin/participants/${id}`, { isActive: true }).expect(200);
    await person.client.get('/participants/user').expect(200);
  });

  it('give one place each (address changed in between)', async () => {
    const person = await signedIn(app);
    await invite(admin, [person.email]);
    await acceptInvitation(admin, person);
    await takePlace(person);
    await app.dataSource.query(`UPDATE users SET email = 'moved@example.test' WHERE id = $1`, [person.id]);
    const input = userInput({ email: person.email });
    const client = app.client();
    await client.post('/auth/register', input).expect(201);
    const { token } = await invitationFor(admin, person.email);
    await client.post('/invitations/accept', { token }).expect(204);
    expect(await eligibilityOf(client)).toMatchObject({
      state: 'restricted',
      refusal: { code: 'invitation_used' },
    });
  });
});
