import type { ReportMonthDto } from '../../src/modules/progress/dto/report-month.dto.js';
import { type Author, authors, progressInput, report } from '../factories/progress.factory.js';
import { saveSetting } from '../factories/settings.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('what a participant owes', () => {
  let app: TestApp;
  let admin: Client;
  let author: Author;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  beforeEach(async () => {
    for (const table of ['progress_updates', 'participants', 'settings'])
      await app.dataSource.query(`DELETE FROM ${table}`);
    [author] = (await authors(app, 1)) as [Author];
  });
  afterAll(() => app.stop());

  const owed = async () =>
    (await author.client.get('/progress-updates/due').expect(200)).body as ReportMonthDto[];

  /** The first instant of the calendar month so many months from now. */
  const monthsAway = (count: number): string => {
    const now = new Date();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + count, 1)).toISOString();
  };

  it('is not dated before the season is, and can be reported in any month', async () => {
    const { id } = await report(author, { month: 12 });
    const months = await owed();
    expect(months).toHaveLength(12);
    const undated = { opensAt: null, dueAt: null, pictures: [] };
    expect(months[0]).toEqual({ ...undated, month: 1, state: 'due', reportId: null });
    expect(months[11]).toEqual({ ...undated, month: 12, state: 'done', reportId: id });
  });

  it('is done, late, due or to come, by the calendar months since the start', async () => {
    await saveSetting(admin, 'challengeStartDate', monthsAway(-3));
    const { id } = await report(author, { month: 2 });
    const [first, second, , fourth, fifth] = await owed();
    const month = { reportId: null, pictures: [] };
    expect(first).toEqual({
      ...month,
      month: 1,
      opensAt: monthsAway(-3),
      dueAt: monthsAway(-2),
      state: 'late',
    });
    expect(second).toMatchObject({ month: 2, state: 'done', reportId: id });
    expect(fourth).toEqual({
      ...month,
      month: 4,
      opensAt: monthsAway(0),
      dueAt: monthsAway(1),
      state: 'due',
    });
    expect(fifth).toEqual({
      ...month,
      month: 5,
      opensAt: monthsAway(1),
      dueAt: monthsAway(2),
      state: 'upcoming',
    });
    await report(author, { month: 4 });
    const { body } = await author.client.post('/progress-updates', progressInput({ month: 5 })).expect(409);
    const opens = monthsAway(1).slice(0, 10);
    expect(body).toMatchObject({ code: 'month_not_begun', params: { month: 5, opens } });
  });

  it('is for participants, and for those with a record', async () => {
    await (await signedIn(app)).client.get('/progress-updates/due').expect(403);
    const { client } = await signedIn(app, 'participant');
    const { body } = await client.post('/progress-updates', progressInput()).expect(404);
    expect(body).toMatchObject({ code: 'own_participant_not_found' });
    await client.get('/progress-updates/due').expect(404);
  });

  it('has no month that begins with or after the end of a shorter season', async () => {
    // Ended with the last month; its seventh would be this one.
    await app.dataSource.query('UPDATE seasons SET starts_at = $1, ends_at = $2', [
      monthsAway(-6),
      monthsAway(0),
    ]);
    const months = await owed();
    expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6]);
    const { body } = await author.client.post('/progress-updates', progressInput({ month: 7 })).expect(409);
    expect(body).toMatchObject({ code: 'month_after_season', params: { month: 7, months: 6 } });
    for (const { month } of months) await report(author, { month });
    const { body: own } = await author.client.get('/participants/user').expect(200);
    expect(own).toMatchObject({ challengeCompletion: 100 });
  });

  it('has the month in which a season begins or ends, on whichever day', async () => {
    const day = 24 * 60 * 60 * 1000;
    const [start, end] = [monthsAway(-3), monthsAway(-1)].map((month) => Date.parse(month) + 14 * day);
    await app.dataSource.query('UPDATE seasons SET starts_at = $1, ends_at = $2', [
      new Date(start!),
      new Date(end!),
    ]);
    expect((await owed()).map(({ opensAt }) => opensAt)).toEqual([
      new Date(start!).toISOString(),
      monthsAway(-2),
      monthsAway(-1),
    ]);
  });
});
