import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DiscoveryService } from '@nestjs/core';
import { PublicAnswers } from '../../src/answers/public-answers.service.js';
import { Caches } from '../../src/common/caches.js';
import { type PublicRoute, publicRoutesOf } from '../../src/answers/public-routes.js';
import supertest from 'supertest';
import { submitAd } from '../factories/ad.factory.js';
import { report } from '../factories/progress.factory.js';
import { signedIn, userInput } from '../factories/user.factory.js';
import { candidates, castVote } from '../factories/vote.factory.js';
import { queriesOf } from '../support/count-queries.js';
import { type RawAnswer, rawRequest } from '../support/raw-request.js';
import { routesOf } from '../support/routes.js';
import { TestApp } from '../support/test-app.js';

/** Of the connection, of this one request, or of how the body is cut into pieces. */
const OF_THE_TRANSPORT = [
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
];
/** Of participants, which votes, follows and plays change (see the migration ChangedRows). */
const FIGURES = [
  'votes_received',
  'comments_received',
  'social_interactions',
  'followers',
  'proved_followers',
  'uncounted_followers',
  'film_plays',
  'proved_plays',
];
const DECODE: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** What a reader gets, however the body is written. */
function readerGets({ status, headers, body }: RawAnswer) {
  const shown = Object.entries(headers)
    .filter(([name]) => !OF_THE_TRANSPORT.includes(name))
    // The two answers may come in two seconds.
    .map(([name, values]) => [
      name,
      values?.map((value) => value.replace(/; Expires=[^;]+GMT/, '; Expires')),
    ]);
  const [encoding = ''] = headers['content-encoding'] ?? [];
  return { status, headers: Object.fromEntries(shown), body: String(DECODE[encoding]?.(body) ?? body) };
}

/** Something of everything, and enough of it to be compressed. */
async function fill(app: TestApp): Promise<void> {
  const [one, other] = await candidates(app, 2);
  await report(one!, { videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' });
  await castVote((await signedIn(app)).client, other!.participantId, { comment: 'The filters work.' });
  const { client } = await signedIn(app);
  for (let count = 0; count < 8; count++) await submitAd(client);
}

/** Somebody who has written nothing for a while. @returns their cookie */
async function longSignedIn(app: TestApp): Promise<{ cookie: string }> {
  const registered = await supertest(app.url).post('/api/auth/register').send(userInput()).expect(201);
  const [cookie = ''] = registered.headers['set-cookie'] as unknown as string[];
  await app.dataSource.query(`UPDATE sessions SET wrote_at = now() - interval '1 minute'`);
  return { cookie: cookie.split(';')[0]! };
}

describe('answers to everyone', () => {
  let app: TestApp;
  /** The application alone, without the first listener. */
  let behind: Server;
  let behindUrl: string;
  let answers: PublicAnswers;
  const keptBytes = () => app.nest.get(Caches).all.get('public-answers')!.bytes;
  let routes: PublicRoute[];

  beforeAll(async () => {
    app = await TestApp.start();
    await fill(app);
    answers = app.nest.get(PublicAnswers);
    routes = publicRoutesOf(app.nest.get(DiscoveryService));
    behind = createServer(app.nest.getHttpAdapter().getInstance() as RequestListener);
    await once(behind.listen(0, '127.0.0.1'), 'listening');
    behindUrl = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    behind.close();
    await app.stop();
  });

  /** A path of each route that shows something. */
  const pathOf = ({ rule: { path } }: PublicRoute): string =>
    `/api${path
      .replace(':month', new Date().toISOString().slice(0, 7))
      .replace(/:(id|number)/, '1')
      .replace('/search', '/search?q=filters')}`;

  it.each([
    ['plain', {}, 'GET'],
    ['with gzip', { 'accept-encoding': 'gzip, deflate' }, 'GET'],
    ['with brotli', { 'accept-encoding': 'gzip, deflate, br, zstd' }, 'GET'],
    ['with what is liked better', { 'accept-encoding': 'br;q=0.5, gzip' }, 'GET'],
    ['with nothing that is known', { 'accept-encoding': 'zstd, br;q=0' }, 'GET'],
    ['without a body', { 'accept-encoding': 'gzip' }, 'HEAD'],
  ] as [string, Record<string, string>, string][])(
    'are the application’s own, %s',
    async (_, headers, method) => {
      for (const route of routes) {
        const path = pathOf(route);
        const own = readerGets(await rawRequest(behindUrl + path, headers, method));
        for (const time of ['first', 'second']) {
          const given = readerGets(await rawRequest(app.url + path, headers, method));
          expect({ path, time, ...withoutTime(given, path) }).toEqual({
            path,
            time,
            ...withoutTime(own, path),
          });
        }
      }
    },
  );

  /** Tokenomics say when they were added up. */
  const withoutTime = (given: ReturnType<typeof readerGets>, path: string) =>
    path === '/api/tokenomics'
      ? {
          ...given,
          body: given.body.replace(/"lastUpdated":"[^"]+"/, ''),
          headers: { ...given.headers, etag: [] },
        }
      : given;

  it.each(['GET', 'HEAD'])('are 304 for whoever knows them, as the application’s (%s)', async (method) => {
    const path = '/api/ads?limit=5';
    const { headers } = await rawRequest(app.url + path);
    const etag = headers.etag![0]!;
    for (const known of [
      { 'if-none-match': etag },
      { 'if-none-match': etag.replace('W/', '') },
      { 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'br' },
      { 'if-none-match': '*' },
      { 'if-none-match': '"other"' },
      { 'if-none-match': etag, 'cache-control': 'no-cache' },
      { 'if-modified-since': new Date().toUTCString() },
      { 'if-none-match': '"other"', 'if-modified-since': new Date().toUTCString() },
    ] as Record<string, string>[]) {
      const own = readerGets(await rawRequest(behindUrl + path, known, method));
      expect({ known, ...readerGets(await rawRequest(app.url + path, known, method)) }).toEqual({
        known,
        ...own,
      });
    }
  });

  it('are the application’s own for whoever is signed in, with their session prolonged', async () => {
    const { cookie } = await longSignedIn(app);
    for (const path of [...routes.map(pathOf), '/api/auth/me'])
      for (const marked of [`${cookie}; signed-in=1`, `${cookie}; signed-in=0`, cookie, 'signed-in=1']) {
        const own = readerGets(await rawRequest(behindUrl + path, { cookie: marked }));
        const given = readerGets(await rawRequest(app.url + path, { cookie: marked }));
        expect({ path, marked, ...withoutTime(given, path) }).toEqual({
          path,
          marked,
          ...withoutTime(own, path),
        });
      }
  });

  it.each([
    ['none of ours', 'sid=s%3Anobody.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['nonsense', 'sid=%E0%A4%A'],
    ['something else', 'theme=dark'],
  ])('are a stranger’s with a cookie that is %s', async (_, cookie) => {
    for (const path of ['/api/ads', '/api/auth/me'])
      expect(readerGets(await rawRequest(app.url + path, { cookie }))).toEqual(
        readerGets(await rawRequest(behindUrl + path, { cookie })),
      );
  });

  it('are declared with every table that they are read from, or with a time', async () => {
    for (const route of routes.filter(({ rule }) => rule.forMs === undefined)) {
      const queries = await queriesOf(async () => answers.get(pathOf(route), { fresh: true }));
      const tables = queries.flatMap((text) =>
        [...text.matchAll(/\b(?:FROM|JOIN)\s+"?(\w+)/gi)].map(([, table]) => table!),
      );
      expect({ path: route.rule.path, tables: [...new Set(tables)].toSorted() }).toEqual({
        path: route.rule.path,
        tables: route.rule.shows
          .map((table) => (table === 'participant_profiles' ? 'participants' : table))
          .toSorted(),
      });
    }
  });

  it('show no figure of a participant where they are declared with the profiles alone', async () => {
    const ofProfiles = routes.filter(({ rule }) => rule.shows.includes('participant_profiles'));
    expect(ofProfiles.length).toBeGreaterThan(0);
    const all = async () =>
      Promise.all(
        ofProfiles.map(async (route) => (await answers.get(pathOf(route), { fresh: true })).body.toString()),
      );
    const before = await all();
    await app.dataSource.query(
      `UPDATE participants SET ${FIGURES.map((figure) => `${figure} = ${figure} + 91`).join(', ')}`,
    );
    expect(await all()).toEqual(before);
  });

  it('take no more room for what somebody makes up', async () => {
    for (const route of routes) await supertest(app.url).get(pathOf(route));
    const size = keptBytes();
    const madeUp = routes.map(pathOf).map((path) => `${path}${path.includes('?') ? '&' : '?'}made=up`);
    for (const path of madeUp) await supertest(app.url).get(path);
    for (const path of madeUp) expect(answers.find(path)).toBeUndefined();
    // A job may have taken some away meanwhile.
    expect(keptBytes()).toBeLessThanOrEqual(size);
  });

  it('are declared with the path and the query of their routes', () => {
    const all = new Map(routesOf(app).map((route) => [route.handler, route]));
    expect(routes.length).toBeGreaterThan(20);
    for (const { name, rule } of routes) {
      const { path, takesQuery = false } = rule;
      expect({ ...all.get(name) }).toMatchObject({ method: 'get', path, takesQuery, rule: 'anyone' });
    }
  });

  it('are never mistaken for what other routes answer', () => {
    const others = routesOf(app).filter(
      ({ path, method }) => method === 'get' && !routes.some(({ rule }) => rule.path === path),
    );
    for (const { path } of others)
      expect(routes.filter(({ pattern }) => pattern.test(`/api${path.replaceAll(/:\w+/g, '1')}`))).toEqual(
        [],
      );
  });
});
