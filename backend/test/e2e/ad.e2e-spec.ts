import { submitAd } from '../factories/ad.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

const NOT_FOUND = { code: 'ad_not_found', message: 'This advertisement does not exist' };

describe('an ad', () => {
  let app: TestApp;
  let admin: Client;
  let owner: SignedIn;
  let other: SignedIn;
  let id: number;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    [owner, other] = [await signedIn(app), await signedIn(app)];
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM ads');
    id = await submitAd(owner.client);
  });
  afterAll(() => app.stop());

  const decide = (status: string, reason?: string) =>
    admin.patch(`/ads/${id}/status`, { status, reason }).expect(200);

  it.each(['0', '-1', '1.5', '2147483648', 'abc', '1e3', '0x1', '%201', '01'])(
    'has no id such as %s',
    async (wrong) => {
      const message = 'id must be a positive whole number';
      for (const request of [
        app.client().get(`/ads/${wrong}`),
        owner.client.patch(`/ads/${wrong}`, {}),
        owner.client.post(`/ads/${wrong}/payment`),
        admin.patch(`/ads/${wrong}/status`, { status: 'approved' }),
      ]) {
        const { body } = await request.expect(400);
        expect(body).toEqual({
          statusCode: 400,
          code: 'invalid_id',
          params: { field: 'id' },
          message,
          errors: { id: [message] },
          details: { id: [{ code: 'invalid_id', params: { field: 'id' }, message }] },
        });
      }
    },
  );

  it('is 404 when there is none of that id', async () => {
    const none = '/ads/2147483647';
    for (const request of [
      app.client().get(none),
      owner.client.patch(none, {}),
      owner.client.post(`${none}/payment`),
      admin.patch(`${none}/status`, { status: 'approved' }),
    ])
      expect((await request.expect(404)).body).toMatchObject(NOT_FOUND);
  });

  describe('when rejected', () => {
    beforeEach(() => decide('rejected', 'The picture is not yours'));

    it('does not exist for the public and other accounts', async () => {
      for (const client of [app.client(), other.client]) {
        expect((await client.get(`/ads/${id}`).expect(404)).body).toMatchObject(NOT_FOUND);
        await client.get(`/ads/${id}/payment`).expect(404);
      }
    });

    it('tells owner and admin why', async () => {
      const expected = { status: 'rejected', reason: 'The picture is not yours' };
      for (const client of [owner.client, admin])
        expect((await client.get(`/ads/${id}`).expect(200)).body).toMatchObject(expected);
      const { body } = await owner.client.get('/ads/user').expect(200);
      expect(body).toEqual([expect.objectContaining({ id, ...expected })]);
    });
  });

  it.each(['pending', 'approved', 'completed'])('shows the public no reason while %s', async (status) => {
    await app.dataSource.query('UPDATE ads SET status = $1, reason = $2 WHERE id = $3', [status, 'Why', id]);
    for (const client of [app.client(), other.client]) {
      const { body } = await client.get(`/ads/${id}`).expect(200);
      expect(body).toMatchObject({ id, status });
      expect(body).not.toHaveProperty('reason');
    }
  });

  describe('edited by its owner', () => {
    it('returns to moderation without the old reason', async () => {
      await decide('rejected', 'Please name a price');
      const changes = { title: 'Lamps, two coins a night', imageUrl: '/demo/lamps.svg' };
      const { body } = await owner.client.patch(`/ads/${id}`, changes).expect(200);
      expect(body).toMatchObject({ ...changes, status: 'pending', reason: null, category: 'technology' });
    });

    it('returns to moderation when it was approved', async () => {
      await decide('approved');
      await owner.client.patch(`/ads/${id}`, { category: 'design' }).expect(200);
      expect((await app.client().get(`/ads/${id}`)).body).toMatchObject({ status: 'pending' });
    });

    it('can lose its picture and button', async () => {
      await owner.client.patch(`/ads/${id}`, {
        imageUrl: 'https://example.org/lamp.png',
        destinationUrl: 'https://example.org',
        callToAction: 'Rent a lamp',
      });
      const none = { imageUrl: null, destinationUrl: null, callToAction: null };
      const { body } = await owner.client.patch(`/ads/${id}`, none).expect(200);
      expect(body).toMatchObject(none);
    });

    it.each([
      ['title', 'Lamp', 'Title must be at least 5 characters'],
      ['title', null, 'title must be a text'],
      ['description', '', 'Description must be at least 20 characters'],
      ['category', null, 'Please select a category'],
      ['imageUrl', 'javascript:alert(1)', 'Please enter an address that starts with http:// or https://'],
      ['status', 'approved', 'status is not a known field'],
      ['reason', '', 'reason is not a known field'],
    ])('keeps to the rules: %s %j', async (field, value, message) => {
      const { body } = await owner.client.patch(`/ads/${id}`, { [field]: value }).expect(400);
      expect(body).toMatchObject({ message, errors: { [field]: [message] } });
    });

    it('is not edited by anybody else, not even the admin, who do not wait for whoever is at work on it', async () => {
      await app.dataSource.transaction(async (manager) => {
        await manager.query('SELECT FROM ads WHERE id = $1 FOR UPDATE', [id]);
        for (const client of [other.client, admin]) {
          const { body } = await client.patch(`/ads/${id}`, { title: 'Mine now' }).expect(403);
          expect(body).toMatchObject({ message: 'This advertisement belongs to another account' });
        }
      });
    });
  });

  describe('with an intended payment method', () => {
    it('has bitcoin unless told otherwise', async () => {
      const { body } = await owner.client.post(`/ads/${id}/payment`).expect(200);
      expect(body).toMatchObject({ id, paymentMethod: 'bitcoin', paymentStatus: 'pending' });
      await owner.client.post(`/ads/${id}/payment`, { paymentMethod: ' BNB ' }).expect(200);
      expect((await app.client().get(`/ads/${id}`)).body).toMatchObject({ paymentMethod: 'BNB' });
    });

    it.each([null, '', 5, 'x'.repeat(41)])('refuses %j', (paymentMethod) =>
      owner.client.post(`/ads/${id}/payment`, { paymentMethod }).expect(400),
    );

    it('belongs to its owner', async () => {
      await other.client.post(`/ads/${id}/payment`).expect(403);
      await admin.post(`/ads/${id}/payment`).expect(403);
    });
  });

  it('is listed for its owner, newest first', async () => {
    const second = await submitAd(owner.client);
    const { body } = await owner.client.get('/ads/user').expect(200);
    expect((body as { id: number }[]).map((ad) => ad.id)).toEqual([second, id]);
    expect((await (await signedIn(app, 'viewer')).client.get('/ads/user').expect(200)).body).toEqual([]);
  });
});
