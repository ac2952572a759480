import sharp from 'sharp';
import { UnusedUploadsJob } from '../../src/modules/uploads/unused-uploads.job.js';
import { invited, participantInput, takePlace } from '../factories/participant.factory.js';
import { png } from '../factories/picture.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

const SQUARE = { width: 480, height: 480 };

describe('a portrait that somebody sends', () => {
  let app: TestApp;
  let one: SignedIn;
  let other: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
    [one, other] = (await invited(app, 2)) as [SignedIn, SignedIn];
  });
  afterAll(() => app.stop());

  const send = async ({ client }: SignedIn, size = { width: 900, height: 600 }) => {
    const { body } = await client.upload('/uploads', await png(size), { format: 'portrait' }).expect(201);
    return (body as { url: string }).url;
  };
  const seenByStrangers = (path: string) => app.client().get(path.replace('/api', ''));

  it('is cut to a square, and seen by everybody once a place shows it', async () => {
    const profileImageUrl = await send(one);
    await seenByStrangers(profileImageUrl).expect(404);
    const place = await takePlace(one, { profileImageUrl });
    expect(place).toMatchObject({ profileImageUrl, pictureCopy: null });
    const { body } = await seenByStrangers(profileImageUrl).expect(200);
    expect(await sharp(body as Buffer).metadata()).toMatchObject(SQUARE);
  });

  it('may be no smaller than it is shown', async () => {
    const file = await png({ width: 479, height: 800 });
    const { body } = await one.client.upload('/uploads', file, { format: 'portrait' }).expect(400);
    expect(body).toMatchObject({ code: 'picture_too_small', params: SQUARE });
  });

  it('is nobody else’s to show', async () => {
    const profileImageUrl = await send(one);
    const { body } = await other.client
      .post('/participants', participantInput({ profileImageUrl }))
      .expect(400);
    expect(Object.keys((body as { errors: object }).errors)).toEqual(['profileImageUrl']);
    await takePlace(other);
    await other.client.patch('/participants/user', { profileImageUrl }).expect(400);
  });

  it('is collected a day after another has taken its place, which stays', async () => {
    const [former, latter] = [await send(one), await send(one)];
    for (const profileImageUrl of [former, latter])
      await one.client.patch('/participants/user', { profileImageUrl }).expect(200);
    await app.dataSource.query(`UPDATE uploads SET created_at = now() - interval '25 hours'`);
    await app.nest.get(UnusedUploadsJob).deleteAll();
    await one.client.get(former.replace('/api', '')).expect(404);
    await seenByStrangers(latter).expect(200);
  });

  it('is taken of no viewer', async () => {
    const viewer = await signedIn(app);
    await app.dataSource.query(`UPDATE users SET role = 'viewer' WHERE id = $1`, [viewer.id]);
    await viewer.client.upload('/uploads', await png(SQUARE), { format: 'portrait' }).expect(403);
  });
});
