import { PublicAnswers } from '../../src/answers/public-answers.service.js';
import { networkOf } from '../../src/common/access/network-of.js';
import { rateLimiter } from '../../src/common/rate-limit.js';
import type { SearchResultDto } from '../../src/modules/search/dto/search-result.dto.js';
import { SEARCHES_A_MINUTE } from '../../src/modules/search/search-limit.service.js';
import { submitAd } from '../factories/ad.factory.js';
import { type Author, authors, report } from '../factories/progress.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

const LONG = 'Rent it by the evening and pay from what the stall has earned. '.repeat(8);

describe('the search of the site', () => {
  let app: TestApp;
  let admin: Client;
  let author: Author;
  let other: Author;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    [author, other] = (await authors(app, 2)) as [Author, Author];
    await author.client
      .patch('/participants/user', { name: 'Zoë Mbeki', projectDescription: `A kiln of clay. ${LONG}` })
      .expect(200);
    await other.client
      .patch('/participants/user', { name: 'Omar Haddad', bio: 'I met a kiln in a village far away.' })
      .expect(200);
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM ads');
    await app.dataSource.query('DELETE FROM progress_updates');
  });
  afterAll(() => app.stop());

  const search = async (q: string, more = '', client = app.client()): Promise<SearchResultDto> => {
    const { body } = await client.get(`/search?q=${encodeURIComponent(q)}${more}`).expect(200);
    return body as SearchResultDto;
  };
  const approvedAd = async (changes: object): Promise<number> => {
    const id = await submitAd((await signedIn(app)).client, changes);
    await admin.patch(`/ads/${id}/status`, { status: 'approved' }).expect(200);
    return id;
  };

  it('finds participants, reports and ads by what they say, with the words about them', async () => {
    const { id } = await report(author, { title: 'The kiln is lit', month: 1 });
    const ad = await approvedAd({ title: 'Lamps', description: `${LONG.slice(0, 378)}Fired in a kiln.` });
    const found = await search('kiln');
    expect(found.participants.map(({ name }) => name)).toEqual(['Zoë Mbeki', 'Omar Haddad']);
    expect(found.participants[0]).toMatchObject({ id: author.participantId, season: 1 });
    expect(found.participants[0]!.excerpt).toMatch(/^A kiln of clay\. Rent it .*…$/);
    expect(found.reports).toEqual([
      {
        id,
        participantId: author.participantId,
        participantName: 'Zoë Mbeki',
        season: 1,
        month: 1,
        title: 'The kiln is lit',
        excerpt: expect.stringMatching(/^We built twelve filters/),
      },
    ]);
    expect(found.ads).toEqual([
      {
        id: ad,
        title: 'Lamps',
        category: 'technology',
        excerpt: expect.stringMatching(/^….*Fired in a kiln\.$/),
      },
    ]);
    expect(found.more).toEqual([]);
  });

  it.each([
    ['ZOE', ['Zoë Mbeki']],
    ['mbeki clay', ['Zoë Mbeki']],
    ['clay   mbeki', ['Zoë Mbeki']],
    ['mbeki haddad', []],
    ['%', []],
    ['_bek', []],
    ['zoë kiln clay evening stall', []],
    ['zoë kiln clay evening and', ['Zoë Mbeki']],
  ])(
    'finds %s wherever its words stand, literally, whatever their case and accents: %j',
    async (q, names) => {
      expect((await search(q)).participants.map(({ name }) => name)).toEqual(names);
    },
  );

  it('names first who has it in their name', async () => {
    await other.client
      .patch('/participants/user', { bio: 'Zoë showed me a kiln and how it is lit.' })
      .expect(200);
    await author.client.patch('/participants/user', { name: 'Mbeki, Zoë' }).expect(200);
    expect((await search('zoe')).participants.map(({ name }) => name)).toEqual(['Mbeki, Zoë', 'Omar Haddad']);
    expect((await search('haddad')).participants.map(({ name }) => name)).toEqual(['Omar Haddad']);
  });

  it('looks through the kinds that are named alone', async () => {
    await approvedAd({ title: 'A kiln for hire' });
    const found = await search('kiln', '&kinds=ads,reports');
    expect(found.participants).toEqual([]);
    expect(found.ads).toHaveLength(1);
  });

  it('says of which kinds there is more than was wanted', async () => {
    for (const title of ['One kiln', 'Another kiln']) await approvedAd({ title });
    const found = await search('kiln', '&limit=1');
    expect(found.ads.map(({ title }) => title)).toEqual(['Another kiln']);
    expect(found.more).toEqual(['participants', 'ads']);
  });

  it('shows no ad that waits, was rejected or is over, and none of a suspended account, whoever asks', async () => {
    const owner = await signedIn(app);
    const ids: Record<string, number> = {};
    for (const status of ['pending', 'rejected', 'completed', 'approved']) {
      ids[status] = await submitAd(owner.client, { title: `Kiln, ${status}` });
      await app.dataSource.query('UPDATE ads SET status = $1 WHERE id = $2', [status, ids[status]]);
    }
    for (const client of [app.client(), owner.client, admin])
      expect((await search('kiln', '', client)).ads.map(({ id }) => id)).toEqual([ids['approved']]);
    await app.dataSource.query('UPDATE users SET suspended_at = now() WHERE id = $1', [owner.id]);
    expect((await search('kiln')).ads).toEqual([]);
  });

  it('shows nobody who holds no place, nor what they reported', async () => {
    await report(other, { title: 'The kiln is cold' });
    const names = async () => {
      const { participants, reports } = await search('kiln');
      return [participants.map(({ id }) => id), reports.map(({ title }) => title)];
    };
    expect(await names()).toEqual([[author.participantId, other.participantId], ['The kiln is cold']]);
    const setActive = (isActive: boolean) =>
      admin.patch(`/admin/participants/${other.participantId}`, { isActive }).expect(200);
    await setActive(false);
    expect(await names()).toEqual([[author.participantId], []]);
    await setActive(true);
    expect(await names()).toEqual([[author.participantId, other.participantId], ['The kiln is cold']]);
  });

  it('answers with what was changed at once', async () => {
    const { id } = await report(author, { title: 'The kiln is lit' });
    expect((await search('kiln is lit')).reports).toHaveLength(1);
    await author.client.patch(`/progress-updates/${id}`, { title: 'The oven is lit' }).expect(200);
    expect((await search('kiln is lit')).reports).toEqual([]);
    expect((await search('oven')).reports).toHaveLength(1);
  });

  it('looks once for what differs in case, accents and gaps alone', async () => {
    const { counts } = app.nest.get(PublicAnswers);
    // Memory is left alone until the process has heard of what it changed itself.
    await eventually(async () => {
      await search('kiln of clay');
      const before = counts.application;
      expect((await search(' KÏLN  of  Clay')).participants).toHaveLength(1);
      expect(counts.application).toBe(before);
    });
  });

  it('does not look without end for one network, whoever asks from there', async () => {
    const limiter = rateLimiter(app.dataSource, 'search', SEARCHES_A_MINUTE, 60);
    const { client } = await signedIn(app);
    await eventually(async () => {
      await limiter.delete(networkOf('127.0.0.1'));
      await search('seen before');
      await limiter.penalty(networkOf('127.0.0.1'), SEARCHES_A_MINUTE);
      await search('Seen  before');
    });
    for (const asker of [app.client(), client]) {
      const { headers, body } = await asker.get('/search?q=never').expect(429);
      expect(body).toMatchObject({ code: 'too_many_searches' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    await limiter.delete(networkOf('127.0.0.1'));
    await search('never');
  });

  it('gives nothing of how texts are stored for the search', async () => {
    const paths = [
      `/participants/${author.participantId}`,
      '/participants',
      '/progress-updates',
      '/search?q=kiln',
    ];
    const written = await report(author, { month: 1 });
    for (const path of paths)
      expect(JSON.stringify((await app.client().get(path)).body)).not.toMatch(/"search"/);
    expect(written).not.toHaveProperty('search');
    expect((await author.client.get('/participants/user').expect(200)).body).not.toHaveProperty('search');
  });

  it.each([
    ['q=', 'q', 'q must be at least 1 characters'],
    ['q=%20', 'q', 'q must be at least 1 characters'],
    ['', 'q', 'q must be a text'],
    [`q=${'x'.repeat(101)}`, 'q', 'q must not exceed 100 characters'],
    ['q=a&kinds=help', 'kinds', 'kinds must be one of participants, reports, ads'],
    ['q=a&kinds=ads,ads', 'kinds', 'kinds must be one of participants, reports, ads'],
    ['q=a&kinds=', 'kinds', 'kinds must be one of participants, reports, ads'],
    ['q=a&limit=51', 'limit', 'limit must be a whole number from 1 to 50'],
    ['q=a&limit=0', 'limit', 'limit must be a whole number from 1 to 50'],
    ['q=a&sort=title', 'sort', 'sort is not a known field'],
  ])('refuses ?%s', async (query, field, message) => {
    const { body } = await app.client().get(`/search?${query}`).expect(400);
    expect(body).toMatchObject({ message, errors: { [field]: [message] } });
  });
});
