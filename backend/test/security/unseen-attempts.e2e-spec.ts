import { submitAd } from '../factories/ad.factory.js';
import { userInput } from '../factories/user.factory.js';
import { ApiProcess } from '../support/api-process.js';
import { eventually } from '../support/eventually.js';
import { ADMIN } from '../support/test-app.js';

interface Entry {
  time?: number;
  accountId?: number;
  requestId?: string;
  req?: { method: string; path: string };
  res?: { statusCode: number };
}

describe('attempts that were refused', () => {
  let api: ApiProcess;

  beforeAll(async () => {
    api = await ApiProcess.prepare(undefined, { LOG_LEVEL: 'info' });
    await api.start();
  });
  afterAll(() => api.close());

  /** The log's entry of a request, once it was answered. */
  const entryOf = (path: string, statusCode: number): Promise<Entry> =>
    eventually(async () => {
      const entries = api.log as Entry[];
      const found = entries.find(({ req, res }) => req?.path === path && res?.statusCode === statusCode);
      if (!found) throw new Error(`Nothing of ${path} in ${JSON.stringify(api.log)}`);
      return found;
    });

  it('stand in the log: who, when, what, and how it ended', async () => {
    const owner = api.client();
    await owner.post('/auth/register', userInput()).expect(201);
    const adId = await submitAd(owner);
    const thief = api.client();
    const { body } = await thief.post('/auth/register', userInput()).expect(201);
    const { id } = body as { id: number };

    await thief.get('/admin/audit').expect(403);
    await thief.patch(`/ads/${adId}`, { title: 'Mine from now on' }).expect(403);
    await thief.patch('/auth/me', { role: 'admin' }).expect(400);
    await api.client().get('/admin/settings/secret').expect(404);
    await api.client().get('/admin/outbox').expect(401);

    for (const [path, status] of [
      ['/api/admin/audit', 403],
      [`/api/ads/${adId}`, 403],
      ['/api/auth/me', 400],
    ] as const) {
      const entry = await entryOf(path, status);
      expect(entry).toMatchObject({ accountId: id, requestId: expect.any(String) as string });
      expect(new Date(entry.time!).getFullYear()).toBeGreaterThan(2025);
    }
    expect(await entryOf('/api/admin/outbox', 401)).not.toHaveProperty('accountId');
  });

  it('to sign in stand in the audit, with those that came through', async () => {
    const input = userInput();
    await api.client().post('/auth/register', input).expect(201);
    await api.client().post('/auth/login', { username: input.username, password: 'wrong one' }).expect(401);
    await api.client().post('/auth/login', input).expect(400);
    const { username, password } = input;
    await api.client().post('/auth/login', { username, password }).expect(200);
    const admin = api.client();
    await admin.post('/auth/login', ADMIN).expect(200);
    const { body } = await admin.get('/admin/audit?limit=100').expect(200);
    const text = JSON.stringify(body);
    expect(text).toContain('account.sign_in_failed');
    expect(text).toContain('account.signed_in');
    expect(text).not.toContain('wrong one');
  });
});
