import supertest from 'supertest';
import { PagePatience } from '../../src/site/page-patience.js';
import { saveSetting } from '../factories/settings.factory.js';
import { folderWithSite } from '../support/built-site.js';
import type { Client } from '../support/client.js';
import { CuttableProxy } from '../support/cuttable-proxy.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';
import { createTestDatabase } from '../support/test-database.js';

const ALWAYS = 'https://www.youtube-nocookie.com https://player.vimeo.com';

describe('the frames a page may show', () => {
  const started = process.cwd();
  let proxy: CuttableProxy;
  let one: TestApp;
  let other: TestApp;
  let admin: Client;

  beforeAll(async () => {
    process.chdir(folderWithSite());
    const chain = await TestChain.start();
    const databaseUrl = await createTestDatabase();
    proxy = await CuttableProxy.before(databaseUrl);
    one = await TestApp.start({ DATABASE_URL: databaseUrl }, chain);
    other = await TestApp.start({ DATABASE_URL: proxy.url }, chain);
    admin = await one.admin();
  });
  afterAll(async () => {
    proxy.mend();
    await eventually(async () => other.client().get('/health').expect(200));
    await one.stop();
    await other.stop();
    await proxy.close();
    process.chdir(started);
  });

  const frames = async (app: TestApp, path = '/') => {
    const { headers } = await supertest(app.url).get(path).expect(200);
    const policy = String(headers['content-security-policy']);
    return policy.split(';').filter((directive) => directive.trim().startsWith('frame-src'));
  };
  const bothAllow = async (players: string) => {
    expect(await frames(one, '/streaming')).toEqual([`frame-src ${players}`]);
    expect(await frames(other, '/faq')).toEqual([`frame-src ${players}`]);
  };

  it('are the players of YouTube and Vimeo, and nothing else', async () => {
    await bothAllow(ALWAYS);
  });

  it('are also the listed PeerTube hosts, soon and from every process', async () => {
    await saveSetting(admin, 'videoHosts', 'video.example.org,films.example.org');
    await eventually(async () => bothAllow(`${ALWAYS} https://video.example.org https://films.example.org`));
    await saveSetting(admin, 'videoHosts', 'films.example.org');
    await eventually(async () => bothAllow(`${ALWAYS} https://films.example.org`));
  });

  it('may do what films need, and what no page of the site does no more than the page', async () => {
    const { headers } = await supertest(one.url).get('/streaming').expect(200);
    const permitted = String(headers['permissions-policy']);
    const players = ALWAYS.split(' ').map((origin) => `"${origin}"`);
    expect(permitted).toContain(`fullscreen=(self ${players.join(' ')} "https://films.example.org")`);
    expect(permitted).toContain('autoplay=(self "https://www.youtube-nocookie.com"');
    expect(permitted).toContain('camera=()');
  });

  it('stay as last known while the database is away, and the page still comes', async () => {
    other.expectSilence();
    other.nest.get(PagePatience).ms = new PagePatience().ms;
    proxy.freeze();
    // Longer than a list is taken for new.
    for (const end = Date.now() + 1500; Date.now() < end;) {
      const asked = Date.now();
      expect(await frames(other)).toEqual([`frame-src ${ALWAYS} https://films.example.org`]);
      expect(Date.now() - asked).toBeLessThan(5_000);
    }
  });

  it('are no matter of answers that are no page', async () => {
    const { headers } = await supertest(one.url).get('/api/challenge/settings').expect(200);
    expect(headers['content-security-policy']).not.toContain('frame-src');
  });

  it('take nothing into the policy that names no host, whatever stands in the database', async () => {
    const value = "tube.example.org,x; script-src *,'unsafe-inline',*";
    await one.dataSource.query("UPDATE settings SET value = $1 WHERE key = 'videoHosts'", [value]);
    await eventually(async () => {
      const { headers } = await supertest(one.url).get('/').expect(200);
      expect(headers['content-security-policy']).toContain(`frame-src ${ALWAYS} https://tube.example.org`);
      expect(headers['content-security-policy']).not.toMatch(/script-src \*|'unsafe-inline',|\*/);
    });
  });
});
