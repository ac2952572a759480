import { deleteAccount } from '../factories/account-life.factory.js';
import { submitAd } from '../factories/ad.factory.js';
import { confirmEmail, invitationFor, mailedToken, MAILING } from '../factories/identity.factory.js';
import { participantInput } from '../factories/participant.factory.js';
import { withTotp } from '../factories/second-factor.factory.js';
import { invite } from '../factories/settings.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import { viewerInput, whenJoined } from '../factories/viewer.factory.js';
import type { Client } from '../support/client.js';
import { tally } from '../support/tally.js';
import { TestApp } from '../support/test-app.js';

const PASSWORD = 'another horse 2';

describe('an address that somebody registered who never proved it', () => {
  let app: TestApp;
  let admin: Client;
  let squatter: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start(MAILING);
    admin = await app.admin();
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM participants');
    await app.dataSource.query('DELETE FROM rate_limits');
    squatter = await signedIn(app);
  });
  afterAll(() => app.stop());

  const accountOf = async ({ id }: { id: number }) => {
    const [row] = await app.dataSource.query<{ email: string; username: string; confirmed: boolean }[]>(
      'SELECT email, username, email_confirmed_at IS NOT NULL AS confirmed FROM users WHERE id = $1',
      [id],
    );
    return row!;
  };
  const invited = async (email: string) => {
    await invite(admin, [email]);
    return (await invitationFor(admin, email)).token;
  };
  /** Registers with the invitation of the squatted address. */
  const takeOver = async (email = squatter.email) => {
    const person = userInput({ email });
    const client = app.client();
    const invitation = await invited(email);
    const { body } = await client.post('/auth/register', { ...person, invitation }).expect(201);
    return { ...person, client, id: (body as { id: number }).id };
  };

  it('goes to whoever registers with its invitation, place and all', async () => {
    const person = await takeOver();
    expect(await accountOf(person)).toMatchObject({ email: squatter.email, confirmed: true });
    expect(await accountOf(squatter)).toEqual({
      email: `no-address-${squatter.id}`,
      username: squatter.username,
      confirmed: false,
    });
    await person.client.post('/participants', participantInput()).expect(201);
  });

  it('goes to them also where the squatter set a second factor up', async () => {
    await withTotp(squatter);
    await takeOver();
  });

  it('stays where it is without an invitation, or with one that does not count', async () => {
    const input = userInput({ email: squatter.email });
    expect((await app.client().post('/auth/register', input).expect(409)).body).toMatchObject({
      code: 'email_taken',
    });
    const invitation = await invited('somebody-else@example.test');
    for (const [token, status] of [
      ['made-up', 400],
      [invitation, 403],
    ] as const)
      await app
        .client()
        .post('/auth/register', { ...input, invitation: token })
        .expect(status);
    expect(await accountOf(squatter)).toMatchObject({ email: squatter.email });
  });

  it('stays with whoever proved it, whatever invitation comes', async () => {
    await confirmEmail(app, squatter);
    const invitation = await invited(squatter.email);
    const input = userInput({ email: squatter.email, invitation });
    const { body } = await app.client().post('/auth/register', input).expect(409);
    expect(body).toMatchObject({ code: 'email_taken' });
    const again = { username: squatter.username, password: squatter.password };
    await app.client().post('/auth/login', again).expect(200);
  });

  it('is taken over once, however many use the invitation at the same time', async () => {
    const invitation = await invited(squatter.email);
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () =>
        app.client().post('/auth/register', userInput({ email: squatter.email, invitation })),
      ),
    );
    expect(tally(answers)).toEqual({ 201: 1, 400: 3 });
  });

  it('goes to the account that confirms it as its new one', async () => {
    const person = await signedIn(app);
    await confirmEmail(app, person);
    const change = { email: squatter.email, currentPassword: person.password };
    await person.client.patch('/auth/me', change).expect(200);
    const token = await mailedToken(app, squatter.email, 'email_change_confirm');
    await app.client().post('/auth/confirm', { token }).expect(204);
    expect(await accountOf(person)).toMatchObject({ email: squatter.email, confirmed: true });
    expect(await accountOf(squatter)).toMatchObject({ email: `no-address-${squatter.id}` });
  });

  it('leaves its links worth nothing to the squatter', async () => {
    const token = await mailedToken(app, squatter.email, 'confirm_email');
    await takeOver();
    await app.client().post('/auth/confirm', { token }).expect(400);
    expect(await accountOf(squatter)).toMatchObject({ confirmed: false });
  });

  it('leaves the squatter what is theirs, and asks them for another address before anything else', async () => {
    const id = await submitAd(squatter.client);
    await takeOver();
    const { client, password } = squatter;
    expect((await client.get('/auth/me').expect(200)).body).toMatchObject({ addressNeeded: true });
    expect((await client.get('/ads/user').expect(200)).body).toMatchObject([{ id }]);
    for (const write of [
      await client.post('/votes', { participantId: 1 }),
      await client.post('/nft/badge'),
      await client.patch(`/ads/${id}`, { title: 'Another title' }),
    ])
      expect([write.status, (write.body as { code: string }).code]).toEqual([403, 'address_needed']);
    const taken = await signedIn(app);
    await client.patch('/auth/me', { email: taken.email, currentPassword: password }).expect(409);
    await client.patch('/auth/me', { email: 'mine@example.test', currentPassword: 'wrong' }).expect(400);
    const email = userInput().email;
    const { body } = await client.patch('/auth/me', { email, currentPassword: password }).expect(200);
    expect(body).toMatchObject({ email, emailConfirmedAt: null, addressNeeded: false });
    expect((await client.post('/votes', { participantId: 1 })).body).toMatchObject({
      code: 'email_unconfirmed',
    });
    await confirmEmail(app, { ...squatter, email });
  });

  it('is no name of a viewer any more whose name it was', async () => {
    const input = viewerInput({ password: PASSWORD });
    const client = app.client();
    const { body } = await client.post('/viewers', input).expect(201);
    const { userId } = body as { userId: number };
    await takeOver(input.email);
    const name = `member-${userId}`;
    expect(await accountOf({ id: userId })).toMatchObject({ username: name });
    const viewers = await app.dataSource.query<unknown[]>(
      'SELECT email, user_id FROM viewers WHERE user_id = $1',
      [userId],
    );
    expect(viewers).toEqual([{ email: `no-address-${userId}`, user_id: userId }]);
    await app.client().post('/auth/login', { username: name, password: PASSWORD }).expect(200);
    await app
      .client()
      .post('/auth/register', userInput({ username: 'Member-99' }))
      .expect(409);
  });

  it.each([
    [
      'by mail',
      async () => {
        await app.client().post('/auth/forgot', { email: squatter.email }).expect(202);
        return mailedToken(app, squatter.email, 'reset_password');
      },
    ],
    [
      'by the administrator',
      async () => {
        const { body } = await admin.post('/admin/password-resets', { userId: squatter.id }).expect(201);
        return new URL((body as { url: string }).url).searchParams.get('token')!;
      },
    ],
  ])('gives its owner the account free of what the squatter set up, by a reset %s', async (_, link) => {
    await withTotp(squatter);
    await app.dataSource.query('UPDATE users SET wallet_address = $2 WHERE id = $1', [
      squatter.id,
      `0x${String(squatter.id).padStart(40, '0')}`,
    ]);
    await app
      .client()
      .post('/auth/reset', { token: await link(), password: PASSWORD })
      .expect(204);
    await squatter.client.get('/auth/me').expect(401);
    const { body } = await app
      .client()
      .post('/auth/login', { username: squatter.username, password: PASSWORD })
      .expect(200);
    expect(body).toMatchObject({ walletAddress: null, secondFactor: false });
  });

  it('keeps the second factor of whoever proved it, at a reset', async () => {
    await confirmEmail(app, squatter);
    await withTotp(squatter);
    await app.client().post('/auth/forgot', { email: squatter.email }).expect(202);
    const token = await mailedToken(app, squatter.email, 'reset_password');
    await app.client().post('/auth/reset', { token, password: PASSWORD }).expect(204);
    await app.client().post('/auth/login', { username: squatter.username, password: PASSWORD }).expect(403);
  });

  it('stays invited when the squatter deletes the account', async () => {
    const invitation = await invited(squatter.email);
    await app.client().post('/viewers', { name: 'Vera', email: squatter.email }).expect(201);
    await whenJoined(app);
    await deleteAccount(squatter);
    const { body: settings } = await admin.get('/admin/all-settings').expect(200);
    expect(settings).toContainEqual(
      expect.objectContaining({ key: 'participantWhitelist', value: squatter.email }),
    );
    const { body: viewers } = await admin.get('/admin/viewers').expect(200);
    expect(viewers).toContainEqual(expect.objectContaining({ name: 'Vera', email: squatter.email }));
    const person = userInput({ email: squatter.email });
    const client = app.client();
    await client.post('/auth/register', { ...person, invitation }).expect(201);
    await client.post('/participants', participantInput()).expect(201);
  });
});
