import supertest from 'supertest';
import { submitAd } from '../factories/ad.factory.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { secondSeason } from '../factories/season.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { folderWithSite } from '../support/built-site.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

describe("a page's head, as readers without scripts get it", () => {
  const started = process.cwd();
  let app: TestApp;

  beforeAll(async () => {
    process.chdir(folderWithSite());
    app = await TestApp.start();
  });
  afterAll(async () => {
    await app.stop();
    process.chdir(started);
  });

  const headOf = async (path: string) => (await supertest(app.url).get(path)).text;

  it('has the words of its address, whatever the query', async () => {
    const head = await headOf('/faq?q=money');
    expect(head).toContain('<title>Questions · Future Change-Makers</title>');
    expect(head).toContain('<meta name="description" content="What Questions is for." />');
    expect(head).toContain('<meta property="og:title" content="Questions" />');
    expect(head).toContain(`<link rel="canonical" href="${app.url}/faq" />`);
    expect(head).toContain(`<meta property="og:image" content="${app.url}/share.png" />`);
  });

  it('says of other addresses that nothing is there, and that search engines need not keep it', async () => {
    const { text, headers } = await supertest(app.url).get('/no/such/page').expect(404);
    expect(text).toContain('<title>Nothing · ');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it("carries an ad's own words, with nothing in them taken for markup", async () => {
    const { client } = await signedIn(app);
    const title = `"Lamps" & <script>alert('1')</script> $& lamps`;
    const id = await submitAd(client, {
      title,
      description: `Rent a lamp.\n${'By the evening. '.repeat(20)}`,
    });
    const head = await headOf(`/ads/${id}`);
    const escaped = '&quot;Lamps&quot; &amp; &lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; $&amp; lamps';
    expect(head).toContain(`<title>${escaped} · Future Change-Makers</title>`);
    expect(head).toMatch(/name="description" content="Rent a lamp\. By the evening\..{100,140} …"/);
    expect(head).not.toContain('<script>alert');
  });

  it('keeps the words of a rejected ad to itself, even from its owner', async () => {
    const { client } = await signedIn(app);
    const id = await submitAd(client, { title: 'Lamps that nobody approved' });
    const admin = await app.admin();
    await admin.patch(`/ads/${id}/status`, { status: 'rejected', reason: 'Not yours' }).expect(200);
    const head = await headOf(`/ads/${id}`);
    expect(head).toContain('<title>An ad · ');
    expect(head).not.toContain('nobody approved');
  });

  it.each(['/ads/2147483647', '/ads/0', '/ads/1e3', '/participants/7'])(
    'has general words where there is no row: %s',
    async (path) => expect(await headOf(path)).toMatch(/<title>An? (ad|participant) · /),
  );

  it("carries a participant's name and project", async () => {
    const [person] = await invited(app, 1);
    const { id } = await takePlace(person!, { name: 'Amina Diallo' });
    const head = await headOf(`/participants/${id}`);
    expect(head).toContain('<title>Amina Diallo · ');
    expect(head).toContain('content="Sand filters that a village can build');
  });

  it('names the season that runs, even on a page that is not rendered', async () => {
    expect(await headOf('/bare')).toContain('<title>Season 1 · ');
    await secondSeason(app);
    const head = await eventually(async () => {
      const text = await headOf('/bare');
      expect(text).toContain('<title>Season 2 · ');
      return text;
    });
    expect(head).toContain('content="What Season 2 is for."');
  });

  it('repeats no markup that stands in an address', async () => {
    expect(await headOf('/%22%3E%3Cscript%3E')).not.toContain('"><script>');
    expect(await headOf(`/'"><script>`)).not.toContain('"><script>');
  });
});
