import type { AdminSeasonDto } from '../../src/modules/seasons/dto/admin-season.dto.js';
import { auditEntries } from '../factories/audit.factory.js';
import {
  atInstant,
  changeSeason,
  dateFirstSeason,
  planSeason,
  seasonInput,
  seasonOf,
  startOfMonthFromNow,
} from '../factories/season.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { withMovableClock } from '../support/moved-clock.js';
import { TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

describe('planning seasons', () => {
  let app: TestApp;
  let admin: Client;

  beforeEach(async () => {
    const env = { DATABASE_URL: await createTestDatabase() };
    await withMovableClock(env.DATABASE_URL);
    app = await TestApp.start(env);
    admin = await app.admin();
  });
  afterEach(() => app.stop());

  const refusal = async (asked: PromiseLike<{ status: number; body: unknown }>) => {
    const { status, body } = await asked;
    const { code, details: fields } = body as { code: string; details?: Record<string, { code: string }[]> };
    return {
      status,
      code,
      fields: fields && Object.entries(fields).map(([field, [one]]) => [field, one!.code]),
    };
  };

  /** Oldest first. */
  const auditOf = async (subject: string) =>
    (await auditEntries(admin)).filter((entry) => entry.subject === subject).toReversed();

  it('starts with the first, which has no end', async () => {
    expect(await seasonOf(admin, 1)).toMatchObject({
      number: 1,
      name: 'Season 1',
      state: 'applications',
      places: 9,
    });
    expect(await refusal(admin.post('/admin/seasons', seasonInput()))).toMatchObject({
      status: 409,
      code: 'season_end_missing',
    });
  });

  it('plans the next with the awards of the one before, without dates and results', async () => {
    await dateFirstSeason(admin);
    await app.dataSource.query(`UPDATE awards SET status = 'open', start_date = now() WHERE kind = 'votes'`);
    const planned = await planSeason(admin, {
      places: 4,
      whitelist: [' Amina@Example.org', 'amina@example.org'],
    });
    expect(planned).toMatchObject({
      number: 2,
      name: 'Season 2',
      state: 'applications',
      startsAt: startOfMonthFromNow(2).toISOString(),
      places: 4,
      whitelist: ['amina@example.org'],
      hasBegun: false,
    });
    const { body: first } = await admin.get('/awards?season=1').expect(200);
    const { body: second } = await admin.get('/awards?season=2').expect(200);
    const said = (awards: { kind: string; name: string; rewardAmount: number }[]) =>
      awards.map(({ kind, name, rewardAmount }) => ({ kind, name, rewardAmount }));
    expect(said(second)).toEqual(said(first));
    expect(second).toMatchObject(
      [1, 2, 3].map(() => ({ status: 'upcoming', startDate: null, endDate: null })),
    );
    const { body: settings } = await app.client().get('/challenge/settings').expect(200);
    expect(settings).toMatchObject({ maxParticipants: 4 });
    expect(await auditOf('seasons/2')).toMatchObject([
      {
        action: 'season.planned',
        details: {
          ...{
            name: 'Season 2',
            places: 4,
            applicationsFrom: planned.applicationsFrom,
            applicationsTo: null,
          },
          ...{ startsAt: planned.startsAt, endsAt: planned.endsAt, reviewAt: null, ceremonyAt: null },
        },
      },
      { action: 'whitelist.changed', details: { added: ['amina@example.org'], removed: [] } },
    ]);
  });

  it('plans no second one ahead', async () => {
    await dateFirstSeason(admin);
    await planSeason(admin);
    const input = seasonInput({
      startsAt: startOfMonthFromNow(15).toISOString(),
      endsAt: startOfMonthFromNow(20).toISOString(),
    });
    expect(await refusal(admin.post('/admin/seasons', input))).toMatchObject({
      status: 409,
      code: 'season_planned_already',
    });
  });

  it('is for administrators alone', async () => {
    const { client } = await signedIn(app);
    await client.get('/admin/seasons').expect(403);
    await client.post('/admin/seasons', seasonInput()).expect(403);
    await app.client().patch('/admin/seasons/1', { revision: 1 }).expect(401);
  });

  it('says beside each date what is wrong with it, and changes nothing', async () => {
    await dateFirstSeason(admin);
    const month = (count: number) => startOfMonthFromNow(count).toISOString();
    const wrong = async (changes: object) =>
      (await refusal(admin.post('/admin/seasons', seasonInput(changes)))).fields;
    expect(await wrong({ endsAt: month(2) })).toEqual([['endsAt', 'season_end_order']]);
    expect(await wrong({ applicationsFrom: month(2) })).toEqual([
      ['applicationsFrom', 'season_applications_late'],
    ]);
    expect(await wrong({ applicationsTo: month(3) })).toEqual([
      ['applicationsTo', 'season_applications_close_late'],
    ]);
    expect(await wrong({ applicationsFrom: month(1), applicationsTo: month(1) })).toEqual([
      ['applicationsTo', 'season_applications_order'],
    ]);
    expect(await wrong({ reviewAt: month(1), ceremonyAt: month(1) })).toEqual([
      ['reviewAt', 'season_review_order'],
      ['ceremonyAt', 'season_ceremony_order'],
    ]);
    expect(await wrong({ reviewAt: month(5), ceremonyAt: month(4) })).toEqual([
      ['ceremonyAt', 'season_ceremony_order'],
    ]);
    expect(await wrong({ whitelist: ['nobody'] })).toEqual([['whitelist', 'invited_email_invalid']]);
    expect(await wrong({ places: 0 })).toEqual([['places', 'whole_number_required']]);
    expect(await wrong({ applicationsFrom: month(-3), startsAt: month(-1) })).toEqual([
      ['startsAt', 'season_start_passed'],
    ]);
    expect(((await admin.get('/admin/seasons').expect(200)).body as AdminSeasonDto[]).length).toBe(1);
  });

  it('shares no calendar month with the season before, to the last instant', async () => {
    await dateFirstSeason(admin);
    await changeSeason(admin, 1, { endsAt: new Date(startOfMonthFromNow(2).getTime() + 1).toISOString() });
    expect(await refusal(admin.post('/admin/seasons', seasonInput()))).toMatchObject({
      status: 409,
      code: 'season_months_shared',
    });
    await changeSeason(admin, 1, { endsAt: startOfMonthFromNow(2).toISOString() });
    await planSeason(admin);
    const { revision } = await seasonOf(admin, 1);
    const longer = { endsAt: startOfMonthFromNow(3).toISOString(), revision };
    expect(await refusal(admin.patch('/admin/seasons/1', longer))).toMatchObject({
      code: 'season_months_shared',
    });
  });

  it('takes a change on the revision that its author saw alone', async () => {
    await dateFirstSeason(admin);
    const { revision } = await planSeason(admin);
    const { body } = await admin.patch('/admin/seasons/2', { name: 'The second', revision }).expect(200);
    expect(body).toMatchObject({ name: 'The second', revision: revision + 1 });
    expect(await refusal(admin.patch('/admin/seasons/2', { name: 'Third', revision }))).toMatchObject({
      status: 409,
      code: 'season_changed',
    });
    await admin.patch('/admin/seasons/3', { revision: 1 }).expect(404);
    expect((await auditOf('seasons/2')).at(-1)).toMatchObject({
      action: 'season.changed',
      details: { name: { from: 'Season 2', to: 'The second' } },
    });
  });

  it('moves a start until it has passed', async () => {
    await dateFirstSeason(admin);
    await planSeason(admin);
    await changeSeason(admin, 2, { startsAt: startOfMonthFromNow(3).toISOString() });
    await atInstant(app, new Date(startOfMonthFromNow(3).getTime() + 1000));
    admin = await app.admin();
    const begun = await seasonOf(admin, 2);
    expect(begun).toMatchObject({ state: 'running', hasBegun: true });
    const { revision } = begun;
    const later = { startsAt: startOfMonthFromNow(4).toISOString(), revision };
    expect((await refusal(admin.patch('/admin/seasons/2', later))).fields).toEqual([
      ['startsAt', 'season_start_begun'],
    ]);
    const { body } = await app.client().get('/challenge/settings').expect(200);
    expect(body).toMatchObject({ challengeStartDate: startOfMonthFromNow(3).toISOString() });
  });

  it('keeps months whose votes are fixed, and those voted in, with their season', async () => {
    await dateFirstSeason(admin);
    const month = startOfMonthFromNow(-1).toISOString().slice(0, 7);
    await app.dataSource.query(
      `INSERT INTO vote_months (month, root, leaves, closed_at) VALUES ($1, '0x00', 1, now())`,
      [month],
    );
    const { revision } = await seasonOf(admin, 1);
    const shorter = { endsAt: startOfMonthFromNow(-1).toISOString(), revision };
    expect(await refusal(admin.patch('/admin/seasons/1', shorter))).toMatchObject({
      status: 409,
      code: 'season_month_fixed',
    });
    await changeSeason(admin, 1, { endsAt: startOfMonthFromNow(0).toISOString() });
  });
});
