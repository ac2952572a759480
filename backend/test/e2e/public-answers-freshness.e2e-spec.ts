import { PublicAnswers } from '../../src/answers/public-answers.service.js';
import { Caches } from '../../src/common/caches.js';
import { SHOWN_TABLES } from '../../src/common/public-answer.decorator.js';
import { submitAd } from '../factories/ad.factory.js';
import { type Author, authors } from '../factories/progress.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import { Client } from '../support/client.js';
import { CuttableProxy } from '../support/cuttable-proxy.js';
import { eventually } from '../support/eventually.js';
import { whileHeld } from '../support/held-lock.js';
import { routesOf } from '../support/routes.js';
import { stopWork } from '../support/stop-work.js';
import { PATIENT_STATEMENTS, TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

/** As a browser sends it. */
const report = (client: Client) =>
  client.post('/csp-reports', []).set('Content-Type', 'application/reports+json');

describe('answers from memory', () => {
  let app: TestApp;
  let proxy: CuttableProxy;
  let answers: PublicAnswers;
  const keptBytes = () => app.nest.get(Caches).all.get('public-answers')!.bytes;
  let owner: SignedIn;
  let stranger: Client;
  let adId: number;
  let author: Author;

  beforeAll(async () => {
    proxy = await CuttableProxy.before(await createTestDatabase());
    app = await TestApp.start({ ...PATIENT_STATEMENTS, DATABASE_URL: proxy.url });
    // Each minute it looks at all reports, which is not the reading that a test waits for.
    await stopWork(app, 'uncopied-pictures');
    answers = app.nest.get(PublicAnswers);
    owner = await signedIn(app);
    stranger = app.client();
    [author] = (await authors(app, 1)) as [Author];
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM ads');
    adId = await submitAd(owner.client);
    await stranger.get('/ads').expect(200);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await app.stop();
    await proxy.close();
  });

  const titleNow = async (client: Client): Promise<string | undefined> =>
    ((await client.get('/ads').expect(200)).body as { title: string }[])[0]?.title;
  const rename = (title: string) => app.dataSource.query('UPDATE ads SET title = $1', [title]);
  const nameNow = async (): Promise<string> =>
    ((await stranger.get(`/participants/${author.participantId}`).expect(200)).body as { name: string }).name;

  it('are kept until something that they show changes', async () => {
    const [first, second] = [await answers.get('/api/ads'), await answers.get('/api/ads')];
    expect(second).toBe(first);
    expect(first.isCurrent()).toBe(true);
    await app.dataSource.query('UPDATE users SET language = $1', ['fr']);
    expect(await titleNow(stranger)).toBeDefined();
    expect(first.isCurrent()).toBe(true);
    await rename('Another title');
    expect(await titleNow(stranger)).toBe('Another title');
    expect(first.isCurrent()).toBe(false);
  });

  it('are seen by nobody as they were, once a write of this process is answered', async () => {
    for (let number = 1; number <= 30; number++) {
      await owner.client.patch(`/ads/${adId}`, { title: `Title number ${number}` }).expect(200);
      expect([await titleNow(stranger), await titleNow(owner.client)]).toEqual([
        `Title number ${number}`,
        `Title number ${number}`,
      ]);
    }
  });

  it('are not left alone for a request that is refused, or anybody could have all of them made anew all the time', async () => {
    const doubt = jest.spyOn(answers, 'doubt');
    await stranger.post('/nothing').expect(404);
    await stranger.post('/ads', {}).expect(401);
    await stranger.post('/auth/login', { username: 'nobody' }).expect(400);
    await new Client(app.url, 'https://elsewhere.test').post('/auth/logout').expect(403);
    expect(doubt).not.toHaveBeenCalled();
    await owner.client.patch(`/ads/${adId}`, { title: 'Another title' }).expect(200);
    expect(doubt).toHaveBeenCalledTimes(1);
    // What was tried may have left something.
    await stranger.post('/auth/register', userInput({ username: owner.username })).expect(409);
    expect(doubt).toHaveBeenCalledTimes(2);
  });

  it.each<[name: string, ask: (client: Client) => PromiseLike<unknown>]>([
    [
      'whether a password is common',
      (client) => client.post('/auth/password-check', { password: 'correct horse' }).expect(200),
    ],
    ['to sign out where nobody is signed in', (client) => client.post('/auth/logout').expect(204)],
    ['the same by another way to write it', (client) => client.post('/AUTH/logout/?now').expect(204)],
    ['for a report of a browser', (client) => report(client).expect(204)],
    [
      'for more reports than are looked at',
      async (client) => {
        for (let count = 0; count < 31; count += 1) await report(client).expect(204);
      },
    ],
    [
      'for a link to a new password',
      (client) => client.post('/auth/forgot', { email: 'nobody@example.test' }).expect(202),
    ],
    ['to sign in by a passkey', (client) => client.post('/auth/passkeys/login/options').expect(200)],
    [
      'to have seen an ad that nobody was handed',
      (client) => client.post('/placements/seen/?now', { token: 'none' }).expect(204),
    ],
  ])('are not left alone for who asks %s', async (_name, ask) => {
    const doubt = jest.spyOn(answers, 'doubt');
    await ask(stranger);
    expect(doubt).not.toHaveBeenCalled();
  });

  it('are not left alone for what an account may do again and again that nobody is shown', async () => {
    const doubt = jest.spyOn(answers, 'doubt');
    const { client } = await signedIn(app);
    doubt.mockClear();
    await client.delete('/auth/sessions').expect(204);
    // This site sends no mail.
    await client.post('/auth/confirm/send').expect(409);
    await client.post('/auth/logout').expect(204);
    expect(doubt).not.toHaveBeenCalled();
  });

  it('are left alone for all that is not declared to change nothing of them', () => {
    const declared = routesOf(app).filter(({ changesNothingShown }) => changesNothingShown !== undefined);
    expect(declared.map(({ name }) => name).toSorted()).toEqual([
      'DELETE /auth/sessions',
      'DELETE /auth/totp',
      'DELETE /awards/:id/drafts/:participantId',
      'DELETE /notifications/push',
      'DELETE /wallet/link',
      'PATCH /auth/me',
      'PATCH /notifications/preferences',
      'POST /auth/confirm/send',
      'POST /auth/forgot',
      'POST /auth/logout',
      'POST /auth/passkeys/login/options',
      'POST /auth/password-check',
      'POST /auth/recovery-codes',
      'POST /auth/second-factor/options',
      'POST /auth/step-up/options',
      'POST /auth/totp',
      'POST /auth/totp/confirm',
      'POST /csp-reports',
      'POST /mail/unsubscribe',
      'POST /notifications/read',
      'POST /placements/clicked',
      'POST /placements/seen',
      'POST /wallet/link',
      'PUT /awards/:id/drafts/:participantId',
      'PUT /notifications/mail',
    ]);
  });

  it('never hold what only the owner and the administrator are told', async () => {
    const admin = await app.admin();
    await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    const seenBy = async (client: Client) => (await client.get(`/ads/${adId}`)).body as object;
    for (const client of [owner.client, stranger, admin, stranger, owner.client])
      expect('reason' in (await seenBy(client))).toBe(client !== stranger);
    await admin.patch(`/ads/${adId}/status`, { status: 'rejected', reason: 'Not ours' }).expect(200);
    for (const client of [stranger, owner.client, stranger, admin, stranger])
      expect(await seenBy(client)).toMatchObject(
        client === stranger ? { code: 'ad_not_found' } : { reason: 'Not ours' },
      );
  });

  it('are not kept where what they show changed while they were made', async () => {
    const held = {
      sql: 'LOCK TABLE progress_updates IN ACCESS EXCLUSIVE MODE',
      waits: '%progress_updates%',
      waiting: 1,
    };
    await app.dataSource.query('UPDATE participants SET bio = $1', ['Of another text']);
    // The participant is read before the change, their reports after it.
    const old = await whileHeld(app.dataSource, held, nameNow, async (manager) =>
      manager.connection.query('UPDATE participants SET name = $1', ['Written meanwhile']),
    );
    expect(old).toBe('Amina Diallo');
    expect(await nameNow()).toBe('Written meanwhile');
  });

  it('are left alone while changes are not heard of', async () => {
    const before = await answers.get('/api/ads');
    const held = {
      sql: 'LOCK TABLE site_events IN ACCESS EXCLUSIVE MODE',
      waiting: 1,
      waits: '%site_events%',
    };
    const loseConnection = () =>
      app.dataSource.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND application_name = 'future-change-makers events'`,
      );
    await whileHeld(app.dataSource, held, loseConnection, async () => {
      // What waits may be the connection that is about to be lost.
      await eventually(async () =>
        Promise.resolve(
          expect([answers.isCertain, before.isCurrent(), keptBytes()]).toEqual([false, false, 0]),
        ),
      );
      for (const title of ['Not heard of', 'Not heard of either']) {
        await rename(title);
        expect(await titleNow(stranger)).toBe(title);
        expect(answers.find('/api/ads')).toBeUndefined();
      }
    });
    await eventually(async () => Promise.resolve(expect(answers.isCertain).toBe(true)));
    expect(await titleNow(stranger)).toBe('Not heard of either');
    expect(before.isCurrent()).toBe(false);
  });

  it('are bounded: nothing is kept of what was refused or not found', async () => {
    const before = keptBytes();
    for (let number = 0; number < 20; number++) {
      await stranger.get(`/ads?unknown=${number}`).expect(400);
      await stranger.get(`/ads?limit=${number}x`).expect(400);
      await stranger.get(`/ads/${2_000_000_000 + number}`).expect(404);
    }
    expect(keptBytes()).toBe(before);
  });

  it('are made from tables of whose changes every process hears', async () => {
    const told: { name: string; changes: number }[] = await app.dataSource.query(
      `SELECT tgrelid::regclass::text AS name, count(*)::integer AS changes FROM pg_trigger
        WHERE tgname IN ('public_inserts', 'public_updates', 'public_deletes', 'public_changes') GROUP BY 1 ORDER BY 1`,
    );
    const tables = SHOWN_TABLES.filter((table) => table !== 'participant_profiles').toSorted();
    // A new account shows nothing.
    expect(told).toEqual(tables.map((name) => ({ name, changes: name === 'users' ? 3 : 4 })));
  });

  it('are left alone within seconds once nothing comes through any more', async () => {
    proxy.freeze();
    const began = performance.now();
    await eventually(async () => Promise.resolve(expect(answers.isCertain).toBe(false)));
    expect(answers.find('/api/ads')).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(10_000);
    proxy.mend();
    await eventually(async () => Promise.resolve(expect(answers.isCertain).toBe(true)));
  });
});
