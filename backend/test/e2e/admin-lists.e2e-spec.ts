import { searchText } from '../../src/common/lists/search-text.js';
import { adInput, submitAd } from '../factories/ad.factory.js';
import { secondPlace, secondSeason } from '../factories/season.factory.js';
import { candidates } from '../factories/vote.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { viewerInput, whenJoined } from '../factories/viewer.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

interface Row {
  id: number;
  title: string;
  name: string;
  season: number;
}

describe('lists of the console', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  const rows = async (path: string): Promise<Row[]> => (await admin.get(path).expect(200)).body as Row[];

  /** All pages of a list, one after the other as the Link header names them. */
  async function pages(path: string): Promise<Row[][]> {
    const { body, headers } = await admin.get(path).expect(200);
    const next = /<\/api([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];
    return [body as Row[], ...(next ? await pages(next) : [])];
  }

  describe('of ads', () => {
    beforeAll(async () => {
      const [zoe, ann] = [await signedIn(app), await signedIn(app)];
      await submitAd(zoe.client, { title: 'Bicycles', category: 'education' });
      await submitAd(ann.client, {
        title: 'Éclairs',
        description: 'The 100% sweet ones of \\o/, baked here',
      });
      const rejected = await submitAd(zoe.client, { title: 'asparagus' });
      await submitAd(ann.client, {
        title: '太陽能燈租賃服務',
        description: '按晚租燈，用您的收入支付。按晚租燈，用您的收入支付。',
      });
      await submitAd(zoe.client, { title: 'Cakes' });
      await admin.patch(`/ads/${rejected}/status`, { status: 'rejected', reason: 'No' }).expect(200);
    });

    const titles = async (query: string) => (await rows(`/admin/ads?${query}`)).map(({ title }) => title);

    it('go by their age unless asked otherwise', async () => {
      const [newest, oldest] = ['Cakes', 'Bicycles'];
      expect((await titles('')).at(0)).toBe(newest);
      expect((await titles('order=asc')).at(0)).toBe(oldest);
    });

    it('are sorted without regard to case and accents', async () => {
      const sorted = ['asparagus', 'Bicycles', 'Cakes', 'Éclairs', '太陽能燈租賃服務'];
      expect(await titles('sort=title')).toEqual(sorted);
      expect(await titles('sort=title&order=desc')).toEqual(sorted.toReversed());
    });

    it.each(['id', 'title', 'category', 'username', 'status', 'paymentStatus', 'createdAt'])(
      'come whole in pages by %s',
      async (sort) => {
        for (const order of ['asc', 'desc']) {
          const whole = await rows(`/admin/ads?sort=${sort}&order=${order}`);
          const paged = await pages(`/admin/ads?sort=${sort}&order=${order}&limit=2`);
          expect(paged.map(({ length }) => length)).toEqual([2, 2, 1]);
          expect(paged.flat()).toEqual(whole);
        }
      },
    );

    it('are filtered', async () => {
      expect(await titles('status=rejected')).toEqual(['asparagus']);
      expect(await titles('status=rejected&paymentStatus=settled')).toEqual([]);
      expect(await titles('category=education')).toEqual(['Bicycles']);
    });

    it.each([
      ['ECLAIR', 'Éclairs'],
      ['100% sw', 'Éclairs'],
      ['\\o/', 'Éclairs'],
      ['太陽能', '太陽能燈租賃服務'],
      ['租燈', '太陽能燈租賃服務'],
    ])('are found by %s', async (q, title) => {
      expect(await titles(`q=${encodeURIComponent(q)}`)).toEqual([title]);
    });

    it('are found by their owner and their number, and not by wildcards', async () => {
      const [{ id, title }] = (await rows('/admin/ads')) as [Row];
      expect(await titles(`q=%23${id}`)).toEqual([title]);
      const owner = await signedIn(app);
      await owner.client.post('/ads', adInput({ title: 'Only hers' })).expect(201);
      expect(await titles(`q=${owner.username.toUpperCase()}&sort=title`)).toEqual(['Only hers']);
      await app.dataSource.query(`DELETE FROM ads WHERE title = 'Only hers'`);
      expect(await titles('q=_o_')).toEqual([]);
    });

    it('are counted by status', async () => {
      const { body } = await admin.get('/admin/ads/counts').expect(200);
      const byStatus = { pending: 4, approved: 0, rejected: 1, completed: 0 };
      expect(body).toEqual({ countedTo: 1000, all: 5, ...byStatus, reported: 0 });
    });

    it.each(['cursor=41', 'cursor=WyJ4Il0', 'cursor=WyI0MSIsIjQxIl0', 'cursor=%00'])(
      'refuse %s',
      async (query) => {
        const { body } = await admin.get(`/admin/ads?${query}`).expect(400);
        expect((body as { errors: object }).errors).toHaveProperty('cursor');
      },
    );

    it('are told to the public in the same way, without the rejected', async () => {
      const { body } = await app.client().get('/ads?q=eclair').expect(200);
      expect((body as Row[]).map(({ title }) => title)).toEqual(['Éclairs']);
      expect((await app.client().get('/ads?q=asparagus').expect(200)).body).toEqual([]);
    });
  });

  describe('of viewers', () => {
    beforeAll(async () => {
      for (const name of ['Oliver', 'amina', 'Šárka']) {
        await app.client().post('/viewers', viewerInput({ name })).expect(201);
        await whenJoined(app);
      }
    });

    it.each(['id', 'name', 'email', 'createdAt'])('come whole in pages by %s', async (sort) => {
      const whole = await rows(`/admin/viewers?sort=${sort}&order=desc`);
      expect((await pages(`/admin/viewers?sort=${sort}&order=desc&limit=2`)).flat()).toEqual(whole);
      expect(whole).toHaveLength(3);
    });

    it('are sorted and found by name and e-mail', async () => {
      const names = async (query: string) => (await rows(`/admin/viewers?${query}`)).map(({ name }) => name);
      expect(await names('sort=name')).toEqual(['amina', 'Oliver', 'Šárka']);
      expect(await names('q=sarka')).toEqual(['Šárka']);
      expect(await names('q=@example.test&limit=1')).toEqual(['Šárka']);
    });
  });

  describe('of participants', () => {
    beforeAll(async () => {
      const people = await candidates(app, 3);
      await admin.patch(`/admin/participants/${people[0]!.participantId}`, { isActive: false }).expect(200);
    });

    it.each(['place', 'id', 'name', 'profession', 'createdAt'])('come whole in pages by %s', async (sort) => {
      const whole = await rows(`/admin/participants?sort=${sort}`);
      expect((await pages(`/admin/participants?sort=${sort}&limit=2`)).flat()).toEqual(whole);
      expect(whole).toHaveLength(3);
    });

    it('are filtered by their standing, and found by their accounts', async () => {
      const [inactive, ...others] = await rows('/admin/participants?standing=inactive');
      expect(others).toEqual([]);
      expect(await rows('/admin/participants')).toMatchObject([{}, {}, { id: inactive!.id }]);
      const { email } = inactive as unknown as { email: string };
      expect(await rows(`/admin/participants?q=${email}`)).toEqual([inactive]);
    });

    it('are those of a season where one is named', async () => {
      const [first] = await rows('/admin/participants?season=1');
      await secondSeason(app);
      const id = await secondPlace(app, first!.id);
      expect(await rows('/admin/participants?season=2')).toMatchObject([{ id, season: 2 }]);
      const others = await rows('/admin/participants?season=1&standing=active');
      expect(others.map(({ season }) => season)).toEqual([1, 1]);
      expect(await rows('/admin/participants')).toHaveLength(4);
      await admin.get('/admin/participants?season=two').expect(400);
    });
  });

  it('are searched by what the database makes of a text as we do', async () => {
    const texts = [
      'Éclair ‘x’ a‑b ＡＢ％ \\ _',
      'İstanbul ÄÖÜ',
      'شَمْس أمل',
      'सौर ऊर्जा क़',
      '太陽 🙂',
      'Ελλάδα',
    ];
    const made = await app.dataSource.query<{ text: string }[]>(
      'SELECT search_text(text) AS text FROM unnest($1::text[]) text',
      [texts],
    );
    expect(made.map(({ text }) => text)).toEqual(texts.map(searchText));
  });
});
