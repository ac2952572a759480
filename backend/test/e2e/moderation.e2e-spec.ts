import { submitAd } from '../factories/ad.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

const REASON_REQUIRED = 'Please give a reason for the rejection';

describe('moderation', () => {
  let app: TestApp;
  let admin: Client;
  let owner: SignedIn;
  let id: number;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    owner = await signedIn(app);
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM ads');
    id = await submitAd(owner.client);
  });
  afterAll(() => app.stop());

  const decide = (input: object) => admin.patch(`/ads/${id}/status`, input);

  it('approves, rejects with a reason, and takes both back', async () => {
    expect((await decide({ status: 'approved' }).expect(200)).body).toMatchObject({ status: 'approved' });
    const rejected = { status: 'rejected', reason: 'It promises health' };
    expect((await decide(rejected).expect(200)).body).toMatchObject(rejected);
    const pending = { status: 'pending', reason: null };
    expect((await decide({ status: 'pending' }).expect(200)).body).toMatchObject(pending);
  });

  it('keeps no reason but that of a rejection', async () => {
    const { body } = await decide({ status: 'approved', reason: 'Because' }).expect(200);
    expect(body).toMatchObject({ status: 'approved', reason: null });
  });

  it.each([undefined, null, '', '   '])('refuses a rejection with the reason %j', async (reason) => {
    const { body } = await decide({ status: 'rejected', reason }).expect(400);
    expect(body).toEqual({
      statusCode: 400,
      code: 'reason_required',
      message: REASON_REQUIRED,
      errors: { reason: [REASON_REQUIRED] },
      details: { reason: [{ code: 'reason_required', message: REASON_REQUIRED }] },
    });
    expect((await owner.client.get(`/ads/${id}`)).body).toMatchObject({ status: 'pending' });
  });

  it.each([
    ['status', 'completed', 'status must be one of pending, approved, rejected'],
    ['status', undefined, 'status must be one of pending, approved, rejected'],
    ['status', 'Approved', 'status must be one of pending, approved, rejected'],
    ['status', ['approved'], 'status must be one of pending, approved, rejected'],
    ['reason', 12, 'reason must be a text'],
    ['reason', 'x'.repeat(501), 'reason must not exceed 500 characters'],
    ['note', 'x', 'note is not a known field'],
  ])('refuses %s %j', async (field, value, message) => {
    const { body } = await decide({ status: 'rejected', reason: 'A reason', [field]: value }).expect(400);
    expect(body).toMatchObject({ message, errors: { [field]: [message] } });
  });

  it('ends in one status when several decide at once', async () => {
    const statuses = ['approved', 'rejected', 'pending', 'approved', 'rejected', 'pending'];
    await Promise.all(statuses.map(async (status) => decide({ status, reason: 'At once' }).expect(200)));
    const { body } = await owner.client.get(`/ads/${id}`).expect(200);
    const { status, reason } = body as { status: string; reason: string | null };
    expect(reason).toBe(status === 'rejected' ? 'At once' : null);
  });

  describe('of an ad that its owner changes', () => {
    const seen = async (): Promise<number> => {
      const { body } = await admin.get('/admin/ads').expect(200);
      return (body as { revision: number }[])[0]!.revision;
    };

    it.each(['approved', 'rejected', 'pending'])(
      'refuses the status %s for what nobody looked at',
      async (status) => {
        const revision = await seen();
        await owner.client.patch(`/ads/${id}`, { title: 'Something else entirely' }).expect(200);
        const { body } = await decide({ status, reason: 'A reason', revision }).expect(409);
        expect(body).toMatchObject({ code: 'ad_changed' });
        expect((await owner.client.get(`/ads/${id}`)).body).toMatchObject({
          status: 'pending',
          reason: null,
        });
      },
    );

    it('takes the decision on what was looked at again', async () => {
      await owner.client.patch(`/ads/${id}`, { title: 'Something else entirely' }).expect(200);
      await decide({ status: 'approved', revision: await seen() }).expect(200);
    });

    it('keeps its revision through decisions', async () => {
      const revision = await seen();
      await decide({ status: 'approved', revision }).expect(200);
      await decide({ status: 'rejected', reason: 'A reason', revision }).expect(200);
    });

    it('lets either the change or the approval come first, never an approval of the unseen', async () => {
      const revision = await seen();
      const [change, decision] = await Promise.all([
        owner.client.patch(`/ads/${id}`, { title: 'Something else entirely' }),
        decide({ status: 'approved', revision }),
      ]);
      expect([change.status, [200, 409].includes(decision.status)]).toEqual([200, true]);
      expect((await owner.client.get(`/ads/${id}`)).body).toMatchObject({ status: 'pending' });
    });
  });

  describe("the admin's list", () => {
    it('shows every ad with owner and reason, newest first', async () => {
      await decide({ status: 'rejected', reason: 'It promises health' }).expect(200);
      const second = await submitAd(owner.client);
      const { body } = await admin.get('/admin/ads').expect(200);
      const { username } = owner;
      expect(body).toEqual([
        expect.objectContaining({ id: second, username, status: 'pending', reason: null }),
        expect.objectContaining({ id, username, status: 'rejected', reason: 'It promises health' }),
      ]);
    });

    it('never shows what belongs to the account alone', async () => {
      const { body } = await admin.get('/admin/ads').expect(200);
      expect(JSON.stringify(body)).not.toMatch(/password|email|argon2/);
    });
  });
});
