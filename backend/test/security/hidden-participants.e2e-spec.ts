import supertest from 'supertest';
import { PublicAnswers } from '../../src/answers/public-answers.service.js';
import { submitAd } from '../factories/ad.factory.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { uploadPicture } from '../factories/picture.factory.js';
import { atInstant, dateFirstSeason, planSeason, startOfMonthFromNow } from '../factories/season.factory.js';
import { type SignedIn, signedIn, signInAgain } from '../factories/user.factory.js';
import { candidates } from '../factories/vote.factory.js';
import { folderWithSite } from '../support/built-site.js';
import type { Client } from '../support/client.js';
import { EventReader } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { withMovableClock } from '../support/moved-clock.js';
import { routesOf } from '../support/routes.js';
import { TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

const NAME = 'Zebedee Quokka';
const STORY = 'Lanterns of clay that nobody has heard of yet.';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Accounts see who takes part from the seventh day before on. */
const START = startOfMonthFromNow(2);
const EARLY = new Date(START.getTime() - 5 * DAY_MS);
const AFTER = new Date(START.getTime() + DAY_MS);

/** Streams, which end with whoever reads them. */
const STREAMS = ['/events'];

/** Pictures have none. */
const textOf = ({ text }: { text?: string }): string => text ?? '';

describe('who takes part in a season that has not begun', () => {
  const started = process.cwd();
  let app: TestApp;
  let hidden: SignedIn;
  let id: number;
  let portrait: string;
  let earlier: number;

  beforeAll(async () => {
    process.chdir(folderWithSite());
    const env = { DATABASE_URL: await createTestDatabase() };
    await withMovableClock(env.DATABASE_URL);
    app = await TestApp.start(env);
    [earlier] = (await candidates(app, 2)).map(({ participantId }) => participantId) as [number];
    const organiser = await app.admin();
    await dateFirstSeason(organiser);
    await planSeason(organiser, { startsAt: START.toISOString() });
    [hidden] = (await invited(app, 1)) as [SignedIn];
    portrait = `/uploads/${await uploadPicture(hidden.client)}`;
    await registers();
  });
  afterAll(async () => {
    await app.stop();
    process.chdir(started);
  });

  async function registers(): Promise<void> {
    const reader = await EventReader.open(app.url);
    const own = await takePlace(hidden, { name: NAME, bio: STORY, profileImageUrl: `/api${portrait}` });
    id = own.id;
    await hidden.client.patch('/participants/user?season=2', { bio: `${STORY} Indeed.` }).expect(200);
    await submitAd(hidden.client, { title: 'Lamps', notOwnProject: true });
    // What came after it has been read.
    await eventually(async () => {
      await app.dataSource.query(`INSERT INTO site_events (event, data) VALUES ('settings', '{}')`);
      expect(reader.news.map(({ event }) => event)).toContain('settings');
    });
    expect(reader.news.filter(({ event }) => event === 'participant')).toEqual([]);
    expect(JSON.stringify(reader.news)).not.toContain('Quokka');
    reader.close();
  }

  const statusOf = async (client: Client, path: string) => (await client.get(path)).status;
  const page = (path: string, cookie = '') => supertest(app.url).get(path).set('Cookie', cookie);

  /** Addresses of them, and of their picture. */
  const own = () => [
    `/participants/${id}`,
    `/participants/${id}/comments`,
    `/participants/${id}/votes`,
    portrait,
    `${portrait}/400.webp`,
  ];

  /** Every GET that anybody may call, with each id and season that could name them. */
  const everything = (): string[] =>
    routesOf(app)
      .filter(({ method, rule, path }) => method === 'get' && rule === 'anyone' && !STREAMS.includes(path))
      .flatMap(({ path }) => {
        const plain = path.replaceAll(':variant', '400').replaceAll(/:\w+/g, String(id));
        return [plain, `${plain}?season=2`, `${plain}?participantId=${id}`];
      })
      .concat(['Zebedee', 'quokka', 'lanterns'].map((q) => `/search?q=${q}`));

  const expectNothingOf = async (client: Client) => {
    expect(everything().length).toBeGreaterThan(75);
    for (const path of everything()) {
      const text = textOf(await client.get(path));
      for (const secret of [NAME, STORY, portrait.split('/').at(-1)!, `"participantId":${id},`])
        expect([path, text.includes(secret)]).not.toEqual([path, true]);
    }
    for (const path of own()) expect([path, await statusOf(client, path)]).toEqual([path, 404]);
    await client.get('/participants?season=2').expect(404);
  };

  describe('before accounts may know', () => {
    it('stands in nothing that strangers are answered', () => expectNothingOf(app.client()));

    it('stands in nothing that accounts are answered', async () => {
      await expectNothingOf((await signedIn(app)).client);
    });

    it('stands in no page and no sitemap, whoever asks', async () => {
      const { client } = await signedIn(app);
      expect(await statusOf(client, '/auth/me')).toBe(200);
      for (const cookie of ['', 'signed-in=1']) {
        const { text } = await page(`/participants/${id}`, cookie).expect(404);
        expect(text).not.toContain(NAME);
      }
      const { text } = await page('/sitemap-pages.xml').expect(200);
      expect(text).toContain(`/participants/${earlier}<`);
      expect(text).not.toContain(`/participants/${id}<`);
    });

    it('cannot be told from nobody by what is refused', async () => {
      const { client } = await signedIn(app);
      const nobody = id + 1_000;
      const tries = (one: number) =>
        [
          client.put(`/participants/${one}/follow`),
          client.delete(`/participants/${one}/follow`),
          client.post('/votes', { participantId: one, pseudonym: `0x${'1'.repeat(64)}` }),
          client.get(`/participants/${one}`),
          client.get(`/participants/${one}/votes`),
          client.get(`/progress-updates?participantId=${one}`),
        ] as const;
      for (const [index, attempt] of tries(id).entries()) {
        const [asked, other] = [await attempt, await tries(nobody)[index]!];
        expect([index, asked.status, asked.text]).toEqual([index, other.status, other.text]);
      }
      expect(await followers()).toBe(0);
    });

    it('is known to themselves and to administrators', async () => {
      for (const client of [await signInAgain(app, hidden), await app.admin()])
        for (const path of own()) expect([path, await statusOf(client, path)]).toEqual([path, 200]);
      const { headers } = await (await app.admin()).get(portrait).expect(200);
      expect(headers['cache-control']).toBe('private, no-cache');
      expect((await (await app.admin()).get('/participants?season=2').expect(200)).body).toMatchObject([
        { name: NAME },
      ]);
    });

    it('is not given to strangers after an administrator has looked', () => expectNothingOf(app.client()));
  });

  const followers = async (): Promise<number> => {
    const [row] = await app.dataSource.query<[{ followers: number }]>(
      'SELECT followers FROM participants WHERE id = $1',
      [id],
    );
    return row.followers;
  };

  describe('in the last seven days', () => {
    beforeAll(() => atInstant(app, EARLY));

    it('is seen by accounts, who may follow them', async () => {
      const { client } = await signedIn(app);
      expect((await client.get('/participants?season=2').expect(200)).body).toMatchObject([
        { id, name: NAME },
      ]);
      for (const path of own()) expect([path, await statusOf(client, path)]).toEqual([path, 200]);
      expect((await client.get(portrait).expect(200)).headers['cache-control']).toBe('private, no-cache');
      await client.put(`/participants/${id}/follow`).expect(204);
      expect((await client.get('/follows').expect(200)).body).toEqual([id]);
      expect(await followers()).toBe(1);
    });

    it('stands in nothing that strangers are answered all the same', () => expectNothingOf(app.client()));

    it('stands in no page of the server, which are those of strangers', async () => {
      await page(`/participants/${id}`).expect(404);
      expect((await page('/sitemap-pages.xml')).text).not.toContain(`/participants/${id}<`);
    });
  });

  describe('once it has begun', () => {
    it('is seen by everybody at once, from memory and by open pages too', async () => {
      const stranger = app.client();
      await stranger.get('/participants?season=2').expect(404);
      await stranger.get('/participants').expect(200);
      const reader = await EventReader.open(app.url);
      await atInstant(app, AFTER);
      await reader.until(({ news }) => news.some(({ event }) => event === 'season'));
      reader.close();
      for (const path of own()) expect([path, await statusOf(stranger, path)]).toEqual([path, 200]);
      for (const path of ['/participants', '/participants?season=2'])
        expect((await stranger.get(path).expect(200)).body).toMatchObject([{ id, name: NAME }]);
      expect((await page(`/participants/${id}`).expect(200)).text).toContain(NAME);
      expect((await page('/sitemap-pages.xml')).text).toContain(`/participants/${id}<`);
      await app.nest.get(PublicAnswers).settle();
      const { headers } = await stranger.get(portrait).expect(200);
      expect(headers['cache-control']).toContain('public');
    });

    it('may be followed, by whoever did too', async () => {
      const { client } = await signedIn(app);
      await client.put(`/participants/${id}/follow`).expect(204);
      await client.delete(`/participants/${id}/follow`).expect(204);
      expect(await followers()).toBe(1);
    });
  });
});
