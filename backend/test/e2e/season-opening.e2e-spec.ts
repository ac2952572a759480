import { mailsTo, MAILING } from '../factories/identity.factory.js';
import { atInstant, dateFirstSeason, planSeason, startOfMonthFromNow } from '../factories/season.factory.js';
import { suspend } from '../factories/suspension.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { confirmedViewer, joinAsViewer, viewerInput, writeViewers } from '../factories/viewer.factory.js';
import { withMovableClock } from '../support/moved-clock.js';
import { ADMIN, TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

const START = startOfMonthFromNow(2);
const daysFromStart = (days: number): Date => new Date(START.getTime() + days * 24 * 60 * 60 * 1000);

describe('the opening of the next season', () => {
  let app: TestApp;
  const [early, late, silent, gone, suspended] = Array.from({ length: 5 }, () => viewerInput().email) as [
    string,
    string,
    string,
    string,
    string,
  ];

  beforeAll(async () => {
    const env = { ...MAILING, DATABASE_URL: await createTestDatabase(), ALTCHA: 'off' };
    await withMovableClock(env.DATABASE_URL);
    app = await TestApp.start(env);
    const admin = await app.admin();
    await confirmedViewer(app, { email: early, language: 'fr' });
    await confirmedViewer(app, { email: gone });
    await joinAsViewer(app, { email: silent });
    await confirmedViewer(app, { email: suspended });
    const { id } = await signedIn(app);
    await app.dataSource.query('UPDATE viewers SET user_id = $1 WHERE email = $2', [id, suspended]);
    await suspend(admin, id);
    await app.dataSource.query('UPDATE viewers SET unsubscribed_at = now() WHERE email = $1', [gone]);
    await dateFirstSeason(admin);
    await planSeason(admin);
  });
  afterAll(() => app.stop());

  const at = async (instant: Date) => {
    await atInstant(app, instant);
    await writeViewers(app);
  };
  const told = (email: string) => mailsTo(app, email, 'viewer_news');
  const moveStart = async (startsAt: Date) => {
    const admin = app.client();
    await admin.post('/auth/login', ADMIN).expect(200);
    const { body } = await admin.get('/admin/seasons').expect(200);
    const { revision } = (body as { number: number; revision: number }[]).find(({ number }) => number === 2)!;
    await admin.patch('/admin/seasons/2', { startsAt: startsAt.toISOString(), revision }).expect(200);
  };

  it('is told to nobody before accounts see who takes part', async () => {
    await at(daysFromStart(-8));
    expect(await told(early)).toEqual([]);
  });

  it('is told as soon as accounts see it, to those who confirmed their address alone', async () => {
    await at(daysFromStart(-6));
    expect(await told(early)).toMatchObject([
      {
        language: 'fr',
        params: {
          news: [
            {
              sentence: 'seasonShown',
              values: { season: 2, day: START.toISOString() },
              path: '/participants',
            },
          ],
        },
      },
    ]);
    for (const email of [silent, gone, suspended]) expect([email, await told(email)]).toEqual([email, []]);
  });

  it('is told once, though its date is moved to and fro', async () => {
    await moveStart(daysFromStart(20));
    await moveStart(START);
    await at(daysFromStart(-5));
    expect(await told(early)).toHaveLength(1);
  });

  it('is told as it begins to those who joined meanwhile', async () => {
    // A link is of the real clock, as everything that ends by itself.
    await app.dataSource.query(
      `INSERT INTO viewers (name, email, language, confirmed_at) VALUES ('Late', $1, 'en', now())`,
      [late],
    );
    await at(daysFromStart(1));
    expect(await told(late)).toMatchObject([{ params: { news: [{ sentence: 'seasonBegun' }] } }]);
    expect(await told(early)).toHaveLength(1);
    for (const email of [silent, gone, suspended]) expect([email, await told(email)]).toEqual([email, []]);
  });
});
