import { toldDuring } from '../factories/event.factory.js';
import { beginNextSeason, changeSeason, seasonOf, startOfMonthFromNow } from '../factories/season.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

const month = (count: number): string => startOfMonthFromNow(count).toISOString();

describe('dates of a season that are settings of the specification', () => {
  let app: TestApp;
  let admin: Client;

  beforeEach(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterEach(() => app.stop());

  const save = (key: string, value: string) => admin.post('/admin/settings', { key, value });

  /** What is wrong with a value, and at which field. */
  const refusal = async (key: string, value: string) => {
    const { body } = await save(key, value).expect(400);
    const { details } = body as { details: Record<string, { code: string }[]> };
    return Object.entries(details).map(([field, [problem]]) => [field, problem!.code]);
  };

  /** The votes of the month after this one, as if it were over. */
  const fixNextMonth = () =>
    app.dataSource.query(
      `INSERT INTO vote_months (month, root, leaves, closed_at) VALUES ($1, '0x00', 1, now())`,
      [month(1).slice(0, 7)],
    );

  it('go where they are put while there is one season, and tell open pages', async () => {
    await fixNextMonth();
    await save('challengeEndDate', month(4)).expect(200);
    const told = await toldDuring(app, async () => {
      await save('challengeEndDate', month(1)).expect(200);
      await save('challengeEndDate', month(1)).expect(200);
    });
    expect(told).toHaveLength(2);
    expect(told).toEqual(
      expect.arrayContaining([
        { event: 'settings', data: { id: 'challengeEndDate' } },
        { event: 'season', data: { id: 1 } },
      ]),
    );
    await save('challengeStartDate', month(-2)).expect(200);
    await save('challengeStartDate', month(-1)).expect(200);
    await save('challengeStartDate', '').expect(200);
  });

  it('keep the order of what else is said of the season', async () => {
    await save('challengeStartDate', month(-2)).expect(200);
    await changeSeason(admin, 1, { reviewAt: month(1), ceremonyAt: month(2) });
    expect(await refusal('challengeStartDate', month(1))).toEqual([['value', 'season_review_order']]);
    await save('challengeStartDate', month(-1)).expect(200);
  });

  it('leave months with their season once there are several', async () => {
    await beginNextSeason(app, admin);
    await fixNextMonth();
    expect(await refusal('challengeStartDate', '')).toEqual([['value', 'season_start_begun']]);
    expect(await refusal('challengeStartDate', month(-1))).toEqual([['value', 'season_start_begun']]);
    expect(await refusal('challengeStartDate', month(2))).toEqual([['value', 'season_start_begun']]);
    await save('challengeStartDate', month(0)).expect(200);
    const { body } = await save('challengeEndDate', month(1)).expect(409);
    expect(body).toMatchObject({ code: 'season_month_fixed', params: { season: 2 } });
    await save('challengeEndDate', month(2)).expect(200);
    expect(await seasonOf(admin, 2)).toMatchObject({ startsAt: month(0), endsAt: month(2) });
    expect(await refusal('challengeEndDate', month(0))).toEqual([['value', 'end_not_after_start']]);
  });
});
