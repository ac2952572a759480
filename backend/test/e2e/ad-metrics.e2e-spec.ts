import type { AdDto } from '../../src/modules/ads/dto/ad.dto.js';
import type { AdMetricsDto } from '../../src/modules/placements/dto/ad-metrics.dto.js';
import { submitAd } from '../factories/ad.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { askedDuring } from '../support/asked-queries.js';
import type { Client } from '../support/client.js';
import { databaseAtNoon, dayBeforeNoon as day } from '../support/moved-clock.js';
import { TestApp } from '../support/test-app.js';

const FIGURES = ['served', 'viewable', 'clicks'] as const;

describe('figures of an ad', () => {
  let app: TestApp;
  let owner: Client;
  let id: number;

  beforeAll(async () => {
    app = await TestApp.start({ DATABASE_URL: await databaseAtNoon() });
    ({ client: owner } = await signedIn(app));
    id = await submitAd(owner);
    await app.dataSource.query(
      `INSERT INTO ad_counts (ad_id, day, slot, served, viewable, clicks, reach, replayed, robot)
       SELECT $1, (now() AT TIME ZONE 'UTC')::date - n, slot, 100 + n, 50 + n, n, 3, n, 1
       FROM generate_series(0, 500) n, unnest(ARRAY['home-banner', 'ad-sidebar']) slot`,
      [id],
    );
  });
  afterAll(() => app.stop());

  const metrics = async (query = ''): Promise<AdMetricsDto> =>
    (await owner.get(`/ads/${id}/metrics${query}`).expect(200)).body as AdMetricsDto;

  it('are told by day and place, with sums that are those of the rows', async () => {
    const { days, sums, ...rest } = await metrics();
    expect(rest).toEqual({ adId: id, from: day(29), to: day(0), definitions: '1' });
    expect(days).toHaveLength(60);
    expect(days[0]).toEqual({
      ...{ day: day(29), slot: 'ad-sidebar', served: 129, viewable: 79, clicks: 29 },
      filtered: {
        ...{ replayed: 29, expired: 0, forged: 0, robot: 1, prefetch: 0, owner: 0, admin: 0, network: 0 },
      },
    });
    for (const figure of FIGURES) expect(sums[figure]).toBe(days.reduce((sum, row) => sum + row[figure], 0));
    for (const reason of Object.keys(sums.filtered) as (keyof typeof sums.filtered)[])
      expect(sums.filtered[reason]).toBe(days.reduce((sum, { filtered }) => sum + filtered[reason], 0));
    expect(sums.reach).toBe(180);
  });

  it('are told of the days that are asked for, both included', async () => {
    const { days, sums } = await metrics(`?from=${day(3)}&to=${day(2)}`);
    expect(days.map((row) => row.day)).toEqual([day(3), day(3), day(2), day(2)]);
    expect(sums).toMatchObject({ served: 410, clicks: 10 });
    expect((await metrics(`?from=${day(399)}`)).days).toHaveLength(800);
  });

  it.each([
    ['from=2026-02-30', 'from'],
    ['from=yesterday', 'from'],
    ['from=0000-01-01', 'from'],
    ['to=0001-01-10', 'to'],
    ['to=2026-1-1', 'to'],
    ['to=2026-01-01T00:00:00Z', 'to'],
    ['from=2026-02-02&to=2026-02-01', 'to'],
    ['from=2024-01-01&to=2026-02-01', 'to'],
    ['day=2026-02-01', 'day'],
  ])('are refused for %s', async (query, field) => {
    const { body } = await owner.get(`/ads/${id}/metrics?${query}`).expect(400);
    expect((body as { errors: object }).errors).toHaveProperty(field);
    await owner.get(`/ads/${id}/metrics.csv?${query}`).expect(400);
  });

  it('are the same as CSV, whose rows sum to the sums', async () => {
    const { text, headers } = await owner.get(`/ads/${id}/metrics.csv?from=${day(9)}`).expect(200);
    expect(headers['content-type']).toMatch(/^text\/csv/);
    const [names = [], ...rows] = text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    expect(names.slice(0, 5)).toEqual(['day', 'slot', 'served', 'viewable', 'clicks']);
    const { sums } = await metrics(`?from=${day(9)}`);
    const all: Record<string, unknown> = { ...sums, ...sums.filtered };
    for (const [column, name] of names.entries())
      if (column >= 2) expect(rows.reduce((sum, row) => sum + Number(row[column]), 0)).toBe(all[name]);
  });

  it('are for the owner and administrators alone', async () => {
    await (await app.admin()).get(`/ads/${id}/metrics`).expect(200);
    for (const path of [`/ads/${id}/metrics`, `/ads/${id}/metrics.csv`]) {
      await app.client().get(path).expect(401);
      const { body } = await (await signedIn(app)).client.get(path).expect(403);
      expect(body).toMatchObject({ code: 'not_ad_owner' });
    }
    await owner.get('/ads/4000000/metrics').expect(404);
    expect((await app.client().get(`/ads/${id}`).expect(200)).body).not.toHaveProperty('metrics');
    expect((await app.client().get('/ads').expect(200)).body).toEqual([
      expect.not.objectContaining({ metrics: expect.anything() as unknown }),
    ]);
  });

  it('stand as sums in the list of own ads, by one query however many there are', async () => {
    const read = async () => (await owner.get('/ads/user').expect(200)).body as AdDto[];
    const other = await submitAd(owner);
    const asked = (await askedDuring(read)).filter(({ text }) => text.includes('ad_counts'));
    expect(asked).toHaveLength(1);
    const [second, first] = await read();
    expect(first!.metrics).toMatchObject({ clicks: 250_500, reach: 3_006, filtered: { robot: 1_002 } });
    expect([second!.id, second!.metrics]).toEqual([
      other,
      expect.objectContaining({ served: 0, viewable: 0, clicks: 0, reach: 0 }),
    ]);
    const { body } = await owner.get(`/ads/${id}`).expect(200);
    expect((body as AdDto).metrics).toEqual(first!.metrics);
  });
});
