import type { Response } from 'supertest';
import { submitAd } from '../factories/ad.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

interface Listed {
  id: number;
  title: string;
  status: string;
  category: string;
}

describe('the list of ads', () => {
  let app: TestApp;
  let advertiser: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    advertiser = (await signedIn(app)).client;
  });
  beforeEach(() => app.dataSource.query('DELETE FROM ads'));
  afterAll(() => app.stop());

  const titled = (title: string, changes: object = {}) => submitAd(advertiser, { title, ...changes });
  const setStatus = (id: number, status: string) =>
    app.dataSource.query('UPDATE ads SET status = $1, reason = $2 WHERE id = $3', [status, 'A reason', id]);
  const list = async (query = ''): Promise<Listed[]> =>
    (await app.client().get(`/ads${query}`).expect(200)).body as Listed[];
  const titles = async (query: string): Promise<string[]> => (await list(query)).map(({ title }) => title);

  it('shows pending, approved and completed ads, newest first, and never a rejected one', async () => {
    for (const status of ['pending', 'approved', 'completed', 'rejected'])
      await setStatus(await titled(`This one is ${status}`), status);
    const ads = await list();
    expect(ads.map(({ status }) => status)).toEqual(['completed', 'approved', 'pending']);
    for (const ad of ads) expect(ad).not.toHaveProperty('reason');
  });

  it('is the same for the owner and the admin', async () => {
    await setStatus(await titled('Not for the public'), 'rejected');
    for (const client of [advertiser, await app.admin()])
      expect((await client.get('/ads').expect(200)).body).toEqual([]);
  });

  it('filters by status and category', async () => {
    await setStatus(await titled('Design, approved', { category: 'design' }), 'approved');
    await setStatus(await titled('Crypto, approved', { category: 'crypto' }), 'approved');
    await titled('Crypto, pending', { category: 'crypto' });
    expect(await titles('?status=approved')).toEqual(['Crypto, approved', 'Design, approved']);
    expect(await titles('?category=crypto')).toEqual(['Crypto, pending', 'Crypto, approved']);
    expect(await titles('?status=pending&category=crypto')).toEqual(['Crypto, pending']);
    expect(await titles('?status=completed')).toEqual([]);
  });

  it.each([
    ['status', 'rejected', 'status must be one of pending, approved, completed'],
    ['status', '', 'status must be one of pending, approved, completed'],
    ['category', 'food', 'Please select a category'],
    ['limit', '', 'limit must be a whole number from 1 to 1000'],
    ['limit', '0', 'limit must be a whole number from 1 to 1000'],
    ['limit', '1001', 'limit must be a whole number from 1 to 1000'],
    ['limit', '1.5', 'limit must be a whole number from 1 to 1000'],
    ['limit', '1e2', 'limit must be a whole number from 1 to 1000'],
    ['limit', '0x10', 'limit must be a whole number from 1 to 1000'],
    ['limit', 'all', 'limit must be a whole number from 1 to 1000'],
    ['cursor', '0', 'cursor must be a whole number from 1 to 2147483647'],
    ['cursor', '-1', 'cursor must be a whole number from 1 to 2147483647'],
    ['cursor', '2147483648', 'cursor must be a whole number from 1 to 2147483647'],
    ['cursor', 'abc', 'cursor must be a whole number from 1 to 2147483647'],
    ['q', 'x'.repeat(101), 'q must not exceed 100 characters'],
    ['q', '%00', 'q contains characters that cannot be stored'],
    ['q', 'one&q=two', 'q must be a text'],
    ['sort', 'title', 'sort is not a known field'],
  ])('refuses %s=%s', async (field, value, message) => {
    const { body } = await app.client().get(`/ads?${field}=${value}`).expect(400);
    expect(body).toMatchObject({ message, errors: { [field]: [message] } });
  });

  it.each([
    ['100%', ['100% cotton']],
    ['%', ['100% cotton']],
    ['0_c', ['snake 100_case']],
    ['_', ['snake 100_case']],
    ['\\', ['back\\slash']],
    ["'", ["it's quoted"]],
    ['COTTON', ['100% cotton']],
    ['école', ['ÉCOLE du soir']],
    ['ÉCOLE', ['ÉCOLE du soir']],
    ['  slash ', ['back\\slash']],
    ['nothing of the kind', []],
  ])('looks for %j literally, whatever the case', async (text, found) => {
    for (const title of [
      '100% cotton',
      '1000 cottages',
      'snake 100_case',
      'back\\slash',
      "it's quoted",
      'ÉCOLE du soir',
    ])
      await titled(title);
    expect(await titles(`?q=${encodeURIComponent(text)}`)).toEqual(found);
  });

  it('looks in the description too', async () => {
    await titled('Lamps for rent', { description: 'They shine in Ouagadougou until the morning.' });
    expect(await titles('?q=ouagadougou')).toEqual(['Lamps for rent']);
    expect(await titles('?q=')).toEqual(['Lamps for rent']);
  });

  it('goes on page by page by its Link header, though ads are added and removed meanwhile', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 10; count += 1) ids.unshift(await titled(`Number ${count}`));
    await setStatus(ids[9]!, 'approved');
    const seen: number[] = [];
    for (let page: string | undefined = '/ads?status=pending&limit=3&q=number'; page;) {
      const answer: Response = await app.client().get(page).expect(200);
      seen.push(...(answer.body as Listed[]).map(({ id }) => id));
      page = /^<\/api(\/ads\?[^>]+)>; rel="next"$/.exec(answer.headers.link ?? '')?.[1];
      await app.dataSource.query('UPDATE ads SET status = $1 WHERE id = $2', ['rejected', seen[0]]);
      advertiser = (await signedIn(app)).client;
      await titled('Number newest');
    }
    expect(seen).toEqual(ids.slice(0, 9));
  });

  it('has no next page after the last ad', async () => {
    await titled('The only one');
    expect((await app.client().get('/ads?limit=1')).headers).not.toHaveProperty('link');
  });

  it('returns up to a thousand when nothing is asked for, and says where the rest is', async () => {
    await titled('One of many');
    await app.dataSource.query(
      `INSERT INTO ads (title, description, category, user_id)
       SELECT title, description, category, user_id FROM ads, generate_series(1, 1000)`,
    );
    const { body, headers } = await app.client().get('/ads').expect(200);
    expect(body).toHaveLength(1_000);
    const next = /<\/api([^>]+)>/.exec(headers.link!)![1]!;
    expect((await app.client().get(next).expect(200)).body).toHaveLength(1);
  });
});
