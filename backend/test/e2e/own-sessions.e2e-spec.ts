import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

interface Listed {
  id: string;
  device: string | null;
  isCurrent: boolean;
}

describe('own sessions', () => {
  let app: TestApp;
  let person: SignedIn;
  let elsewhere: Client;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    person = await signedIn(app);
    elsewhere = app.client();
    const { username, password } = person;
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await elsewhere.post('/auth/login', { username, password }).set('User-Agent', agent).expect(200);
  });
  afterAll(() => app.stop());

  const list = async (client = person.client) =>
    (await client.get('/auth/sessions').expect(200)).body as Listed[];

  it('are listed with their browsers, the one that asks marked', async () => {
    expect(await list()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ device: 'Firefox · Linux', isCurrent: false }),
        expect.objectContaining({ device: null, isCurrent: true }),
      ]),
    );
  });

  it('never show what stands in the cookie', async () => {
    const sids = await app.dataSource.query<{ sid: string }[]>('SELECT sid FROM sessions');
    const shown = JSON.stringify(await list());
    for (const { sid } of sids) expect(shown).not.toContain(sid);
  });

  it('end one by one, and only by their owner', async () => {
    const { id } = (await list()).find(({ isCurrent }) => !isCurrent)!;
    await (await signedIn(app)).client.delete(`/auth/sessions/${id}`).expect(404);
    await elsewhere.get('/auth/me').expect(200);
    await person.client.delete(`/auth/sessions/${id}`).expect(204);
    await elsewhere.get('/auth/me').expect(401);
    await person.client.delete('/auth/sessions/nonsense').expect(404);
  });

  it('end all but the one that asks', async () => {
    await person.client.delete('/auth/sessions').expect(204);
    await elsewhere.get('/auth/me').expect(401);
    expect(await list()).toMatchObject([{ isCurrent: true }]);
  });
});
