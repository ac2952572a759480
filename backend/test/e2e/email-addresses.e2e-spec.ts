import { confirmEmail, invitationFor, mailedToken, MAILING, mailsTo } from '../factories/identity.factory.js';
import { participantInput } from '../factories/participant.factory.js';
import { invite } from '../factories/settings.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('an e-mail address, where the site sends mail', () => {
  let app: TestApp;
  let admin: Client;
  let person: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start(MAILING);
    admin = await app.admin();
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM rate_limits');
    person = await signedIn(app);
  });
  afterAll(() => app.stop());

  const me = async ({ client }: SignedIn) => (await client.get('/auth/me').expect(200)).body as object;
  const newAddress = () => userInput().email;
  const change = ({ client, password }: SignedIn, email: string, currentPassword = password) =>
    client.patch('/auth/me', { email, currentPassword });
  const confirm = (token: string) => app.client().post('/auth/confirm', { token });

  describe('of a new account', () => {
    it('is confirmed by the link that is mailed to it, once', async () => {
      expect(await me(person)).toMatchObject({ emailConfirmedAt: null });
      const token = await mailedToken(app, person.email, 'confirm_email');
      await confirm(token).expect(204);
      expect(await me(person)).toMatchObject({ emailConfirmedAt: expect.any(String) as string });
      expect((await confirm(token).expect(400)).body).toMatchObject({ code: 'link_invalid' });
    });

    it('is asked again, five times an hour', async () => {
      const again = () => person.client.post('/auth/confirm/send');
      for (let asked = 0; asked < 5; asked += 1) await again().expect(202);
      await again().expect(429);
      expect(await mailsTo(app, person.email, 'confirm_email')).toHaveLength(6);
      await app.client().post('/auth/confirm/send').expect(401);
    });

    it('is asked no more once it is confirmed', async () => {
      await confirmEmail(app, person);
      await person.client.post('/auth/confirm/send').expect(202);
      expect(await mailsTo(app, person.email, 'confirm_email')).toHaveLength(1);
    });

    it('does not count after its time (token expired)', async () => {
      const token = await mailedToken(app, person.email, 'confirm_email');
      await app.dataSource.query('UPDATE account_tokens SET expires_at = now() WHERE user_id = $1', [
        person.id,
      ]);
      await confirm(token).expect(400);
    });

    it('opens the place of an invited account', async () => {
      await invite(admin, [person.email]);
      await person.client.post('/participants', participantInput()).expect(403);
      await confirmEmail(app, person);
      await person.client.post('/participants', participantInput()).expect(201);
    });

    it('is not asked about where the account came by an invitation, which is mailed too', async () => {
      const input = userInput();
      await invite(admin, [input.email]);
      const { token: invitation } = await invitationFor(admin, input.email);
      expect(await mailedToken(app, input.email, 'invitation')).toBe(invitation);
      await app
        .client()
        .post('/auth/register', { ...input, invitation })
        .expect(201);
      expect(await mailsTo(app, input.email, 'confirm_email')).toEqual([]);
    });

    it('has to be confirmed before a vote', async () => {
      const vote = () => person.client.post('/votes', { participantId: 999_999 });
      expect((await vote().expect(403)).body).toMatchObject({ code: 'email_unconfirmed' });
      await confirmEmail(app, person);
      await vote().expect(404);
    });
  });

  describe('that is to be another', () => {
    it('changes once the new one confirmed it, and both are told', async () => {
      await confirmEmail(app, person);
      const email = newAddress();
      expect((await change(person, email).expect(200)).body).toMatchObject({ email: person.email });
      expect(await mailsTo(app, person.email, 'email_changed')).toEqual([]);
      await confirm(await mailedToken(app, email, 'email_change_confirm')).expect(204);
      expect(await me(person)).toMatchObject({ email, emailConfirmedAt: expect.any(String) as string });
      expect(await mailsTo(app, person.email, 'email_changed')).toHaveLength(1);
      expect(await mailsTo(app, email, 'email_change_done')).toHaveLength(1);
    });

    it('needs the password', async () => {
      const { body } = await change(person, newAddress(), 'wrong').expect(400);
      expect(body).toMatchObject({ code: 'wrong_current_password' });
      await person.client.patch('/auth/me', { email: newAddress() }).expect(400);
    });

    it('is the one that was asked for last', async () => {
      const [first, second] = [newAddress(), newAddress()];
      await change(person, first).expect(200);
      await change(person, second).expect(200);
      await confirm(await mailedToken(app, first, 'email_change_confirm')).expect(400);
      await confirm(await mailedToken(app, second, 'email_change_confirm')).expect(204);
      expect(await me(person)).toMatchObject({ email: second });
    });

    it('is begun alike where it has an account, and refused at its end (addresses probed)', async () => {
      const other = await signedIn(app);
      await confirmEmail(app, other);
      const { body } = await change(person, other.email).expect(200);
      expect(body).toEqual(await me(person));
      const refused = await confirm(await mailedToken(app, other.email, 'email_change_confirm')).expect(409);
      expect(refused.body).toMatchObject({ code: 'email_taken' });
      expect(await me(person)).toMatchObject({ email: person.email });
    });

    it('ends links to the former one', async () => {
      await app.client().post('/auth/forgot', { email: person.email }).expect(202);
      const reset = await mailedToken(app, person.email, 'reset_password');
      const early = await mailedToken(app, person.email, 'confirm_email');
      const email = newAddress();
      await change(person, email).expect(200);
      await confirm(await mailedToken(app, email, 'email_change_confirm')).expect(204);
      await app.client().post('/auth/reset', { token: reset, password: 'a new password' }).expect(400);
      await confirm(early).expect(400);
      expect(await me(person)).toMatchObject({ email });
    });

    it('gives no place to an account that did not confirm it', async () => {
      await confirmEmail(app, person);
      const invited = newAddress();
      await invite(admin, [invited]);
      await change(person, invited).expect(200);
      await person.client.post('/participants', participantInput()).expect(403);
      await confirm(await mailedToken(app, invited, 'email_change_confirm')).expect(204);
      await person.client.post('/participants', participantInput()).expect(201);
    });

    it('leaves the place of the former one where it is (one invitation, two places)', async () => {
      await confirmEmail(app, person);
      await invite(admin, [person.email]);
      await person.client.post('/participants', participantInput()).expect(201);
      const email = newAddress();
      await change(person, email).expect(200);
      await confirm(await mailedToken(app, email, 'email_change_confirm')).expect(204);
      await person.client.get('/participants/user').expect(200);
      const client = app.client();
      await app.dataSource.query(`UPDATE account_tokens SET expires_at = now() WHERE kind = 'not_me'`);
      await client.post('/auth/register', userInput({ email: person.email })).expect(201);
      await confirm(await mailedToken(app, person.email, 'confirm_email', 2)).expect(204);
      const { body } = await client.post('/participants', participantInput()).expect(403);
      expect(body).toMatchObject({ code: 'invitation_used' });
    });
  });
});

describe('an e-mail address, where the site sends no mail', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('cannot be changed', async () => {
    const { client, password } = await signedIn(app);
    const input = { email: 'another@example.test', currentPassword: password };
    expect((await client.patch('/auth/me', input).expect(409)).body).toMatchObject({
      code: 'email_cannot_change',
    });
  });

  it('cannot be asked, and need not be confirmed to vote', async () => {
    const { client } = await signedIn(app);
    const { body } = await client.post('/auth/confirm/send').expect(409);
    expect(body).toMatchObject({ code: 'site_sends_no_mail' });
    await client.post('/votes', { participantId: 999_999 }).expect(404);
  });

  it('gets no mail for a lost password, with the same answer', async () => {
    const { email } = await signedIn(app);
    await app.client().post('/auth/forgot', { email }).expect(202);
    expect(await mailsTo(app, email, 'reset_password')).toEqual([]);
  });
});
