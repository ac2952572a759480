import { askedToSignIn, stepUp, withPasskey } from '../factories/second-factor.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { Authenticator } from '../support/authenticator.js';
import { TestApp } from '../support/test-app.js';

describe('passkeys', () => {
  let app: TestApp;
  let person: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    person = await signedIn(app);
  });
  afterAll(() => app.stop());

  const begin = async ({ client } = person): Promise<string> => {
    const { body } = await client.post('/auth/passkeys/options').expect(200);
    return (body as { options: { challenge: string } }).options.challenge;
  };
  const add = (response: object, { client } = person) =>
    client.post('/auth/passkeys', { name: 'Phone', response });

  describe('are registered', () => {
    beforeEach(() => stepUp(person));

    it('with a name, and listed for their owner alone', async () => {
      const { id } = await withPasskey(person);
      const { body } = await person.client.get('/auth/passkeys').expect(200);
      expect(body).toEqual([
        { id, name: 'My phone', createdAt: expect.any(String) as string, lastUsedAt: null },
      ]);
      const other = await signedIn(app);
      expect((await other.client.get('/auth/passkeys').expect(200)).body).toEqual([]);
      await stepUp(other);
      await other.client.delete(`/auth/passkeys/${id}`).expect(404);
    });

    it('only for this site', async () => {
      const foreign = new Authenticator().create({ challenge: await begin(), origin: 'https://evil.test' });
      await add(foreign).expect(400);
      const rpId = 'evil.test';
      const pretended = new Authenticator().create({ challenge: await begin(), origin: app.url, rpId });
      await add(pretended).expect(400);
    });

    it('by the session that asked, once', async () => {
      const other = await signedIn(app);
      await stepUp(other);
      const challenge = await begin();
      const created = new Authenticator().create({ challenge, origin: app.url });
      await add(created, other).expect(400);
      await add({ ...created, response: { ...created.response, attestationObject: '' } }).expect(400);
      await add(created).expect(400);
      const again = new Authenticator().create({ challenge: await begin(), origin: app.url });
      await add(again).expect(201);
    });

    it('for one account, whoever else claims the same', async () => {
      const { authenticator } = await withPasskey(person);
      const other = await signedIn(app);
      await stepUp(other);
      const claimed = authenticator.create({ challenge: await begin(other), origin: app.url });
      const { body } = await add(claimed, other).expect(409);
      expect(body).toMatchObject({ code: 'passkey_known' });
    });

    it('only where the device checked who holds it', async () => {
      const isVerified = false;
      const unlocked = new Authenticator().create({ challenge: await begin(), origin: app.url, isVerified });
      await add(unlocked).expect(400);
    });

    it.each([{}, { id: 'a' }, { id: 'a\u0000', response: {} }, { id: 'abc', response: {} }, []])(
      'not from %j',
      async (response) => {
        await add(response).expect(400);
        await app.client().post('/auth/passkeys/login/verify', { response }).expect(400);
      },
    );
  });

  describe('sign in', () => {
    const verify = (response: object) => app.client().post('/auth/passkeys/login/verify', { response });

    it('without a name or a password', async () => {
      const { authenticator } = await withPasskey(person);
      const client = app.client();
      const response = authenticator.get(await askedToSignIn(client));
      const { body } = await client.post('/auth/passkeys/login/verify', { response }).expect(200);
      expect(body).toMatchObject({ id: person.id, username: person.username });
      await client.get('/auth/me').expect(200);
      const { body: keys } = await client.get('/auth/passkeys').expect(200);
      expect(keys).toMatchObject([{ lastUsedAt: expect.any(String) as string }]);
    });

    it('once for an answer: replayed, it is worth nothing', async () => {
      const { authenticator } = await withPasskey(person);
      const response = authenticator.get(await askedToSignIn(app.client()));
      await verify(response).expect(200);
      const { body } = await verify(response).expect(400);
      expect(body).toMatchObject({ code: 'passkey_refused' });
    });

    it('once, however many replay it at the same time', async () => {
      const { authenticator } = await withPasskey(person);
      const response = authenticator.get(await askedToSignIn(app.client()));
      const answers = await Promise.all([1, 2, 3].map(() => verify(response)));
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200, 400, 400,
      ]);
    });

    it('not from another site, by another challenge, or without their owner', async () => {
      const { authenticator } = await withPasskey(person);
      const asked = await askedToSignIn(app.client());
      await verify(authenticator.get({ ...asked, origin: 'https://evil.test' })).expect(400);
      await verify(authenticator.get({ ...asked, challenge: 'bm90IG91cnM' })).expect(400);
      const again = await askedToSignIn(app.client());
      await verify(authenticator.get({ ...again, isVerified: false })).expect(400);
    });

    it('not by a copy whose count has fallen behind', async () => {
      const { authenticator } = await withPasskey(person);
      authenticator.counter = 5;
      await verify(authenticator.get(await askedToSignIn(app.client()))).expect(200);
      authenticator.counter = 2;
      await verify(authenticator.get(await askedToSignIn(app.client()))).expect(400);
    });

    it('not by another key under the same name', async () => {
      const { authenticator } = await withPasskey(person);
      const asked = await askedToSignIn(app.client());
      const { id, rawId } = authenticator.get(asked);
      await verify({ ...new Authenticator().get(asked), id, rawId }).expect(400);
    });

    it('no more once removed', async () => {
      const { authenticator, id, recoveryCodes } = await withPasskey(person);
      const proof = { password: person.password, recoveryCode: recoveryCodes![0] };
      await person.client.post('/auth/step-up', proof).expect(204);
      await person.client.delete(`/auth/passkeys/${id}`).expect(204);
      await verify(authenticator.get(await askedToSignIn(app.client()))).expect(400);
    });
  });
});
