import sharp from 'sharp';
import supertest from 'supertest';
import { submitAd } from '../factories/ad.factory.js';
import { BANNER, png, shownPicture, SIDEBAR } from '../factories/picture.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';
import { createTestDatabase } from '../support/test-database.js';

describe('an uploaded picture', () => {
  let app: TestApp;
  let client: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    client = (await signedIn(app)).client;
  });
  afterAll(() => app.stop());

  it('is shown to anyone, and as nothing but a picture', async () => {
    const id = await shownPicture(client);
    const { headers } = await app.client().get(`/uploads/${id}`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, s-maxage=300, immutable',
      etag: expect.stringMatching(/^"[\da-f]{64}"$/) as string,
    });
  });

  it('comes without a cookie, even for whoever is signed in', async () => {
    const { headers } = await client.get(`/uploads/${await shownPicture(client)}`).expect(200);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('is not sent again to whoever has it', async () => {
    const path = `/uploads/${await shownPicture(client)}`;
    const { etag } = (await client.get(path).expect(200)).headers as { etag: string };
    await client.get(path).set('If-None-Match', etag).expect(304);
  });

  it('has a narrow version for phones if it is a banner', async () => {
    const banner = await client.upload('/uploads', await png(BANNER), { format: 'banner' }).expect(201);
    const { url } = banner.body as { url: string };
    await submitAd(client, { imageUrl: url });
    const answer = await supertest(app.url).get(`${url}/narrow`).expect(200);
    expect(await sharp(answer.body as Buffer).metadata()).toMatchObject({ width: 600, height: 150 });
    const whole = await supertest(app.url).get(url).expect(200);
    expect(answer.headers.etag).not.toBe(whole.headers.etag);
    await client.get(`/uploads/${await shownPicture(client)}/narrow`).expect(404);
  });

  it.each(['0', '-1', 'x', '2147483648'])('has no id such as %s', async (id) => {
    await client.get(`/uploads/${id}`).expect(400);
    await client.get(`/uploads/${id}/narrow`).expect(400);
  });

  it('is 404 where there is none', async () => {
    const { body } = await client.get('/uploads/2147483647').expect(404);
    expect(body).toMatchObject({ code: 'upload_not_found' });
  });

  it('outlives the process that received it', async () => {
    const chain = await TestChain.start();
    const env = { DATABASE_URL: await createTestDatabase() };
    const first = await TestApp.start(env, chain);
    const id = await shownPicture((await signedIn(first)).client);
    await first.nest.close();
    const second = await TestApp.start(env, chain);
    const { body } = await second.client().get(`/uploads/${id}`).expect(200);
    expect(await sharp(body as Buffer).metadata()).toMatchObject(SIDEBAR);
    await second.stop();
  });
});
