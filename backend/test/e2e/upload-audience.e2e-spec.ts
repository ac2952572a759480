import { submitAd } from '../factories/ad.factory.js';
import { png, SIDEBAR, uploadPicture } from '../factories/picture.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('whoever may see an upload', () => {
  let app: TestApp;
  let admin: Client;
  let owner: SignedIn;
  let other: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    other = await signedIn(app);
  });
  beforeEach(async () => {
    owner = await signedIn(app);
  });
  afterAll(() => app.stop());

  const statuses = async (path: string) =>
    Promise.all(
      [app.client(), other.client, owner.client, admin].map(
        async (client) => (await client.get(path)).status,
      ),
    );
  const EVERYBODY = [200, 200, 200, 200];
  const MANAGERS = [404, 404, 200, 200];
  const decide = (id: number, status: string) =>
    admin.patch(`/ads/${id}/status`, { status, reason: 'Not here' }).expect(200);

  it('is its owner or the admin until an ad shows it, and while only rejected ones do', async () => {
    const picture = `/uploads/${await uploadPicture(owner.client)}`;
    const versions = [picture, `${picture}/400.webp`];
    for (const path of versions) expect([path, await statuses(path)]).toEqual([path, MANAGERS]);
    const one = await submitAd(owner.client, { imageUrl: `/api${picture}` });
    for (const path of versions) expect([path, await statuses(path)]).toEqual([path, EVERYBODY]);
    await decide(one, 'rejected');
    for (const path of versions) expect([path, await statuses(path)]).toEqual([path, MANAGERS]);
    const two = await submitAd(owner.client, { imageUrl: `/api${picture}` });
    expect(await statuses(picture)).toEqual(EVERYBODY);
    await decide(two, 'rejected');
    expect(await statuses(picture)).toEqual(MANAGERS);
    await decide(one, 'approved');
    expect(await statuses(picture)).toEqual(EVERYBODY);
  });

  it('also at a banner’s narrow version', async () => {
    const file = await png({ width: 1200, height: 150 });
    const { body } = await owner.client.upload('/uploads', file, { format: 'banner' }).expect(201);
    expect(await statuses(`/uploads/${(body as { id: string }).id}/narrow`)).toEqual(MANAGERS);
  });

  it('keeps what others may not see to themselves', async () => {
    const picture = `/uploads/${await uploadPicture(owner.client)}`;
    const { headers } = await owner.client.get(picture).expect(200);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache' });
  });

  it('cannot count through the uploads', async () => {
    const key = await uploadPicture(owner.client);
    await submitAd(owner.client, { imageUrl: `/api/uploads/${key}` });
    const [row] = await app.dataSource.query<{ id: number }[]>('SELECT id FROM uploads WHERE key = $1', [
      key,
    ]);
    expect(await statuses(`/uploads/${row!.id}`)).toEqual([404, 404, 404, 404]);
  });

  it('finds a picture from before there were keys at its old address, by the same rule', async () => {
    const { body } = await owner.client
      .upload('/uploads', await png(SIDEBAR), { format: 'sidebar' })
      .expect(201);
    const [[row]] = await app.dataSource.query<[{ id: number }[]]>(
      'UPDATE uploads SET by_number = true WHERE key = $1 RETURNING id',
      [(body as { id: string }).id],
    );
    const old = `/uploads/${row!.id}`;
    expect(await statuses(old)).toEqual(MANAGERS);
    const ad = await submitAd(owner.client, { imageUrl: `/api${old}` });
    for (const path of [old, `${old}/400.webp`, `/uploads/${(body as { id: string }).id}`])
      expect([path, await statuses(path)]).toEqual([path, EVERYBODY]);
    await decide(ad, 'rejected');
    expect(await statuses(old)).toEqual(MANAGERS);
  });
});
