import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import supertest from 'supertest';
import { folderWithSite } from '../support/built-site.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';
import { createTestDatabase } from '../support/test-database.js';

/** Names that are not known are looked for this often at most (ms). */
const LOOK_MS = 250;

describe('two builds of the site side by side', () => {
  const startedIn = process.cwd();
  let chain: TestChain;
  let databaseUrl: string;
  let before: TestApp;
  let after: TestApp;
  const running: TestApp[] = [];

  /** A process whose site has a script of its own. */
  const start = async (build: string): Promise<TestApp> => {
    const folder = folderWithSite();
    const assets = join(folder, 'frontend', 'dist', 'client', 'assets');
    writeFileSync(join(assets, `Screen-${build}.js`), `export const build = '${build}';`);
    const texts = join(assets, `texts-${build}`, 'de');
    mkdirSync(texts, { recursive: true });
    writeFileSync(join(texts, 'home.json'), JSON.stringify({ build }));
    process.chdir(folder);
    const app = await TestApp.start({ DATABASE_URL: databaseUrl }, chain);
    running.push(app);
    return app;
  };
  const get = (app: TestApp, build: string) => supertest(app.url).get(`/assets/Screen-${build}.js`);

  beforeAll(async () => {
    [chain, databaseUrl] = [await TestChain.start(), await createTestDatabase()];
    before = await start('before');
    after = await start('after');
  });
  afterAll(async () => {
    process.chdir(startedIn);
    for (const app of running) await app.stop();
  });

  it('have their scripts from either process, as kept in browsers as those of its own', async () => {
    for (const app of [before, after])
      for (const build of ['before', 'after']) {
        const { text, headers } = await get(app, build).expect(200);
        expect(text).toBe(`export const build = '${build}';`);
        expect(headers['content-type']).toMatch(/^text\/javascript/);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      }
  });

  it('have their texts, which lie in folders', async () => {
    for (const app of [before, after])
      for (const build of ['before', 'after']) {
        const { body } = await supertest(app.url).get(`/assets/texts-${build}/de/home.json`).expect(200);
        expect(body).toEqual({ build });
      }
  });

  it('answer a script that no build has with 404', async () => {
    for (const name of ['Screen-never.js', '..%2Findex.html', '%00', 'a/b.js']) {
      const { status } = await supertest(after.url).get(`/assets/${name}`);
      expect([400, 404]).toContain(status);
    }
  });

  it('are looked for once, however many ask for names that are made up', async () => {
    const asked = jest.spyOn(after.dataSource, 'query');
    const began = performance.now();
    const answers = Array.from({ length: 50 }, async (_, index) => get(after, `never-${index}`).expect(404));
    await Promise.all(answers);
    const mostLooks = 2 + (performance.now() - began) / LOOK_MS;
    const looks = asked.mock.calls.filter(([text]) => text.includes('site_builds'));
    asked.mockRestore();
    expect(looks.length).toBeGreaterThan(0);
    expect(looks.length).toBeLessThanOrEqual(mostLooks);
  });

  it('are kept for a day after a later one began, so that open pages find what they load late', async () => {
    const later = await start('later');
    await get(later, 'before').expect(200);
    await later.dataSource.query(`UPDATE site_builds SET started_at = started_at - interval '25 hours'`);
    const latest = await start('latest');
    for (const build of ['later', 'latest']) await get(latest, build).expect(200);
    for (const build of ['before', 'after']) await get(latest, build).expect(404);
    expect(await latest.dataSource.query('SELECT FROM site_builds')).toHaveLength(2);
  });
});
