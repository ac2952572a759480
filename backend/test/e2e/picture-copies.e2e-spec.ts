import type { RequestListener } from 'node:http';
import sharp from 'sharp';
import { UncopiedPicturesJob } from '../../src/modules/uploads/copying/uncopied-pictures.job.js';
import { adInput, submitAd } from '../factories/ad.factory.js';
import { animated, announcing, jpeg, png } from '../factories/picture.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { Stranger } from '../support/stranger.js';
import { TestApp } from '../support/test-app.js';

const OWN_UPLOAD = /^\/api\/uploads\/[\da-f-]{36}$/;

interface SeenAd {
  imageUrl: string | null;
  pictureCopy: { id: number; state: string; problem: { code: string } | null } | null;
  revision: number;
}

describe('a picture that is given by its address', () => {
  let app: TestApp;
  let admin: Client;
  let owner: SignedIn;
  let site: Stranger;
  let answer: RequestListener;

  beforeAll(async () => {
    site = await Stranger.open((request, response) => answer(request, response));
    app = await TestApp.start({ PICTURE_HOSTS_ALLOWED: site.host });
    admin = await app.admin();
  });
  beforeEach(async () => {
    owner = await signedIn(app);
    await serve(await png({ width: 1600, height: 900 }));
  });
  afterAll(async () => {
    await app.stop();
    await site.close();
  });

  const serve = async (bytes: Buffer, type = 'image/png') => {
    answer = (_request, response) => response.writeHead(200, { 'Content-Type': type }).end(bytes);
    return Promise.resolve();
  };
  const seen = async (client: Client, id: number) =>
    (await client.get(`/ads/${id}`).expect(200)).body as SeenAd;
  const copied = (id: number) =>
    eventually(async () => {
      const ad = await seen(app.client(), id);
      expect(ad.imageUrl).toMatch(OWN_UPLOAD);
      return ad.imageUrl!.replace('/api', '');
    });
  const failed = (id: number) =>
    eventually(async () => {
      const { pictureCopy } = await seen(owner.client, id);
      expect(pictureCopy).toMatchObject({ state: 'failed' });
      return pictureCopy!;
    });

  it('is shown once it has been copied, made anew like an upload, and never from its address', async () => {
    const { body } = await owner.client.post('/ads', adInput({ imageUrl: site.url('/a.png') })).expect(201);
    expect(body).toMatchObject({ imageUrl: null, format: null });
    expect(body).toMatchObject({ pictureCopy: { address: site.url('/a.png'), state: 'waiting' } });
    const path = await copied((body as { id: number }).id);
    const { body: bytes, headers } = await app.client().get(path).expect(200);
    expect(await sharp(bytes as Buffer).metadata()).toMatchObject({ width: 1200, height: 675 });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
    await app.client().get(`${path}/400.webp`).expect(200).expect('Content-Type', 'image/webp');
  });

  it('is judged by its bytes, whatever the site says they are', async () => {
    await serve(await jpeg({ width: 40, height: 40 }), 'text/html');
    const path = await copied(await submitAd(owner.client, { imageUrl: site.url('/lie') }));
    await app.client().get(path).expect('Content-Type', 'image/jpeg');
  });

  it.each([
    ['a script', () => Promise.resolve(Buffer.from('<script>alert(1)</script>')), 'picture_unreadable'],
    [
      'a drawing that could run scripts',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="9"/></svg>')),
      'picture_unreadable',
    ],
    [
      'a GIF of huge dimensions',
      () => Promise.resolve(Buffer.from('474946383961ffffffff00000021f90400000000002c', 'hex')),
      'picture_unreadable',
    ],
    ['a small file of 10 gigapixels', () => announcing({ width: 1e5, height: 1e5 }), 'picture_too_large'],
    ['an animation', () => animated({ width: 300, height: 250 }), 'picture_animated'],
  ])('is refused when it is %s, and its owner and the admin read why', async (_name, bytes, code) => {
    await serve(await bytes(), 'image/png');
    const imageUrl = site.url(`/${code}/${owner.id}`);
    const id = await submitAd(owner.client, { imageUrl });
    expect(await failed(id)).toMatchObject({ problem: { code } });
    const stranger = await seen(app.client(), id);
    expect(stranger).toMatchObject({ imageUrl: null });
    expect(stranger).not.toHaveProperty('pictureCopy');
    const { body } = await admin.get('/admin/ads').expect(200);
    const listed = (body as { id: number }[]).find((ad) => ad.id === id);
    expect(listed).toMatchObject({ pictureCopy: { address: imageUrl, problem: { code } } });
    const { body: all } = await admin.get('/admin/picture-copies').expect(200);
    const named = expect.objectContaining({
      address: imageUrl,
      use: 'ad',
      username: owner.username,
    }) as object;
    expect(all).toContainEqual(named);
  });

  it('is refused at a private address', async () => {
    const id = await submitAd(owner.client, { imageUrl: 'https://169.254.169.254/latest/meta-data' });
    expect(await failed(id)).toMatchObject({ problem: { code: 'picture_not_public' } });
  });

  it('is tried again when the admin says so', async () => {
    await serve(Buffer.from('not a picture'));
    const id = await submitAd(owner.client, { imageUrl: site.url('/later') });
    const copy = await failed(id);
    await serve(await png({ width: 300, height: 250 }));
    await admin.post(`/admin/picture-copies/${copy.id}/retry`).expect(204);
    await copied(id);
    const { body } = await admin.post(`/admin/picture-copies/${copy.id}/retry`).expect(404);
    expect(body).toMatchObject({ code: 'picture_copy_not_found' });
  });

  it('is tried again later by itself when the site is broken', async () => {
    answer = (_request, response) => response.writeHead(502).end();
    const id = await submitAd(owner.client, { imageUrl: site.url('/broken') });
    await eventually(async () =>
      expect((await seen(owner.client, id)).pictureCopy).toMatchObject({
        state: 'waiting',
        problem: { code: 'picture_refused_there', params: { status: 502 } },
      }),
    );
  });

  it('is not put into an ad that shows another one by then', async () => {
    let release = () => undefined as void;
    const bytes = await png({ width: 300, height: 250 });
    const asked = new Promise<void>((begun) => {
      answer = (_request, response) => {
        release = () => void response.end(bytes);
        begun();
      };
    });
    const id = await submitAd(owner.client, { imageUrl: site.url('/slow') });
    await asked;
    await owner.client.patch(`/ads/${id}`, { imageUrl: '/demo/lamps.svg' }).expect(200);
    release();
    await eventually(async () => {
      const count = 'SELECT count(*)::int AS count FROM picture_copies WHERE address = $1';
      expect(await app.dataSource.query(count, [site.url('/slow')])).toEqual([{ count: 0 }]);
    });
    expect(await seen(app.client(), id)).toMatchObject({ imageUrl: '/demo/lamps.svg' });
    const kept = 'SELECT count(*)::int AS count FROM uploads WHERE user_id = $1';
    expect(await app.dataSource.query(kept, [owner.id])).toEqual([{ count: 0 }]);
  });

  it('leaves nothing behind where it is replaced again and again', async () => {
    const id = await submitAd(owner.client, { imageUrl: site.url(`/0/${owner.id}`) });
    const first = await copied(id);
    for (const count of [1, 2, 3]) {
      await owner.client.patch(`/ads/${id}`, { imageUrl: site.url(`/${count}/${owner.id}`) }).expect(200);
      await copied(id);
    }
    const kept = 'SELECT count(*)::int AS count FROM uploads WHERE user_id = $1';
    expect(await app.dataSource.query(kept, [owner.id])).toEqual([{ count: 1 }]);
    await owner.client.get(first).expect(404);
  });

  describe('and came to nothing', () => {
    /** The addresses of which something is still known. */
    const known = async ({ id } = owner) =>
      (
        await app.dataSource.query<{ address: string }[]>(
          'SELECT address FROM picture_copies WHERE user_id = $1 ORDER BY id',
          [id],
        )
      ).map(({ address }) => address);
    const broken = (name: string) => site.url(`/broken/${name}/${owner.id}`);

    beforeEach(() => serve(Buffer.from('not a picture')));

    it('is forgotten with the address, however often the ad is given another', async () => {
      const id = await submitAd(owner.client, { imageUrl: broken('0') });
      for (const name of ['1', '2', '3']) {
        await failed(id);
        await owner.client.patch(`/ads/${id}`, { imageUrl: broken(name) }).expect(200);
        expect(await known()).toEqual([broken(name)]);
      }
      await failed(id);
      await owner.client.patch(`/ads/${id}`, { imageUrl: null }).expect(200);
      expect(await known()).toEqual([]);
    });

    it('is known until no ad of the account names it any more, whoever else does', async () => {
      const both = { imageUrl: broken('both') };
      const [one, other] = [await submitAd(owner.client, both), await submitAd(owner.client, both)];
      const stranger = await signedIn(app);
      await submitAd(stranger.client, both);
      await failed(other);
      await owner.client.patch(`/ads/${one}`, { imageUrl: null }).expect(200);
      await owner.client.patch(`/ads/${other}`, { title: 'Lamps for day markets' }).expect(200);
      expect(await known()).toEqual([both.imageUrl]);
      await owner.client.patch(`/ads/${other}`, { imageUrl: null }).expect(200);
      expect(await known()).toEqual([]);
      expect(await known(stranger)).toEqual([both.imageUrl]);
    });

    it('is forgotten where the moderator approves the ad without it', async () => {
      const id = await submitAd(owner.client, { imageUrl: broken('approved') });
      await failed(id);
      await admin.patch(`/ads/${id}/status`, { status: 'approved' }).expect(200);
      expect(await known()).toEqual([]);
    });
  });

  it('stays until the last that shows it lets go', async () => {
    const one = await submitAd(owner.client, { imageUrl: site.url(`/both/${owner.id}`) });
    const path = await copied(one);
    const { body } = await owner.client.post(`/ads/${one}/copy`).expect(201);
    const other = (body as { id: number }).id;
    await owner.client.patch(`/ads/${one}`, { imageUrl: null }).expect(200);
    await app.client().get(path).expect(200);
    await owner.client.patch(`/ads/${other}`, { imageUrl: `/api${path}` }).expect(200);
    await app.client().get(path).expect(200);
    await owner.client.patch(`/ads/${other}`, { imageUrl: null }).expect(200);
    await owner.client.get(path).expect(404);
  });

  describe('and the moderator', () => {
    const revisionOf = async (id: number) => {
      const { body } = await admin.get('/admin/ads').expect(200);
      return (body as (SeenAd & { id: number })[]).find((ad) => ad.id === id)!.revision;
    };
    const approve = (id: number, revision?: number) =>
      admin.patch(`/ads/${id}/status`, { status: 'approved', revision });

    it('decides again once it has come', async () => {
      await serve(Buffer.from('not a picture'));
      const id = await submitAd(owner.client, { imageUrl: site.url('/comes') });
      const copy = await failed(id);
      const looked = await revisionOf(id);
      await serve(await png({ width: 300, height: 250 }));
      await admin.post(`/admin/picture-copies/${copy.id}/retry`).expect(204);
      await copied(id);
      expect((await approve(id, looked).expect(409)).body).toMatchObject({ code: 'ad_changed' });
      await approve(id, await revisionOf(id)).expect(200);
    });

    it('waits for it, or approves the ad without it for good', async () => {
      answer = (_request, response) => response.writeHead(503).end();
      const id = await submitAd(owner.client, { imageUrl: site.url('/never') });
      const { body } = await approve(id, await revisionOf(id)).expect(409);
      expect(body).toMatchObject({ code: 'picture_being_copied' });
      expect((await approve(id).expect(200)).body).toMatchObject({ imageUrl: null, pictureCopy: null });
      await serve(await png({ width: 300, height: 250 }));
      await app.nest.get(UncopiedPicturesJob).findAll();
      expect(await seen(owner.client, id)).toMatchObject({ imageUrl: null, pictureCopy: null });
    });
  });

  it('of a row from before is copied too, approved or not', async () => {
    const id = await submitAd(owner.client);
    await app.dataSource.query(`UPDATE ads SET image_url = $1, status = 'approved' WHERE id = $2`, [
      site.url('/old.png'),
      id,
    ]);
    expect(await seen(app.client(), id)).toMatchObject({ imageUrl: null });
    await app.nest.get(UncopiedPicturesJob).findAll();
    await copied(id);
    expect(await seen(app.client(), id)).toMatchObject({ status: 'approved' });
  });
});
