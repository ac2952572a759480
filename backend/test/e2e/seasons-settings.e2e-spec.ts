import type { SettingDto } from '../../src/modules/settings/dto/setting.dto.js';
import {
  atInstant,
  changeSeason,
  dateFirstSeason,
  planSeason,
  seasonOf,
  startOfMonthFromNow,
} from '../factories/season.factory.js';
import { auditEntries } from '../factories/audit.factory.js';
import { invite, saveSetting } from '../factories/settings.factory.js';
import type { Client } from '../support/client.js';
import { withMovableClock } from '../support/moved-clock.js';
import { TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

describe('settings of the specification and seasons', () => {
  let app: TestApp;
  let admin: Client;

  beforeEach(async () => {
    const env = { DATABASE_URL: await createTestDatabase() };
    await withMovableClock(env.DATABASE_URL);
    app = await TestApp.start(env);
    admin = await app.admin();
  });
  afterEach(() => app.stop());

  const month = (count: number) => startOfMonthFromNow(count).toISOString();
  const settingsOf = async () => (await app.client().get('/challenge/settings').expect(200)).body as object;
  const settings = async () => (await admin.get('/admin/all-settings').expect(200)).body as SettingDto[];
  const valueOf = async (key: string) => (await settings()).find((setting) => setting.key === key)?.value;

  it('say the same where a setting is saved', async () => {
    await saveSetting(admin, 'challengeEndDate', month(1));
    await saveSetting(admin, 'challengeStartDate', month(-11));
    await saveSetting(admin, 'maxParticipants', '7');
    await invite(admin, ['amina@example.org', 'ben@example.org']);
    expect(await seasonOf(admin, 1)).toMatchObject({
      startsAt: month(-11),
      endsAt: month(1),
      places: 7,
      whitelist: ['amina@example.org', 'ben@example.org'],
      state: 'running',
    });
    await saveSetting(admin, 'challengeStartDate', '');
    expect(await seasonOf(admin, 1)).toMatchObject({ startsAt: null });
  });

  it('say the same where a season is changed', async () => {
    await changeSeason(admin, 1, {
      startsAt: month(-11),
      endsAt: month(1),
      places: 5,
      whitelist: ['amina@example.org'],
    });
    expect(await settingsOf()).toMatchObject({
      challengeStartDate: month(-11),
      challengeEndDate: month(1),
      maxParticipants: 5,
    });
    expect(await valueOf('participantWhitelist')).toBe('amina@example.org');
  });

  it('mean the places and invitations of the season that is applied for, and the dates of the current one', async () => {
    await dateFirstSeason(admin);
    await saveSetting(admin, 'maxParticipants', '7');
    await invite(admin, ['amina@example.org']);
    await planSeason(admin, { places: 4, whitelist: ['ben@example.org'] });
    expect(await settingsOf()).toMatchObject({ challengeEndDate: month(1), maxParticipants: 4 });
    expect(await valueOf('participantWhitelist')).toBe('ben@example.org');

    await saveSetting(admin, 'maxParticipants', '6');
    await invite(admin, ['ben@example.org', 'carla@example.org']);
    await saveSetting(admin, 'challengeEndDate', month(2));
    expect(await seasonOf(admin, 1)).toMatchObject({
      endsAt: month(2),
      places: 7,
      whitelist: ['amina@example.org'],
    });
    expect(await seasonOf(admin, 2)).toMatchObject({
      startsAt: month(2),
      places: 6,
      whitelist: ['ben@example.org', 'carla@example.org'],
    });
  });

  it('mean the dates of the next season once it has begun, and tell whoever saves those of the one before', async () => {
    await dateFirstSeason(admin);
    await planSeason(admin);
    const { revision } = (await settings()).find(({ key }) => key === 'challengeEndDate')!;
    await atInstant(app, new Date(startOfMonthFromNow(2).getTime() + 1000));
    admin = await app.admin();
    expect(await settingsOf()).toMatchObject({
      challengeStartDate: month(2),
      challengeEndDate: month(14),
    });
    const stale = { key: 'challengeEndDate', value: month(3), revision };
    const { body } = await admin.post('/admin/settings', stale).expect(409);
    expect(body).toMatchObject({ code: 'settings_changed' });
    await saveSetting(admin, 'challengeEndDate', month(13));
    expect(await seasonOf(admin, 2)).toMatchObject({ endsAt: month(13) });
    expect(await seasonOf(admin, 1)).toMatchObject({ endsAt: month(1) });
  });

  it('shares no month whichever of them is changed', async () => {
    await dateFirstSeason(admin);
    await planSeason(admin);
    const longer = { key: 'challengeEndDate', value: month(3) };
    const { body } = await admin.post('/admin/settings', longer).expect(409);
    expect(body).toMatchObject({ code: 'season_months_shared' });
    expect(await seasonOf(admin, 1)).toMatchObject({ endsAt: month(1) });
  });

  it('take no change of a list that is another season’s by then, and tell the audit whose it was', async () => {
    await dateFirstSeason(admin);
    await invite(admin, ['amina@example.org']);
    await planSeason(admin);
    const change = { remove: ['amina@example.org'], add: ['ben@example.org'] };
    const { body } = await admin.patch('/admin/whitelist', { ...change, season: 1 }).expect(409);
    expect(body).toMatchObject({ code: 'whitelist_of_another_season', params: { season: 2 } });
    expect(await seasonOf(admin, 1)).toMatchObject({ whitelist: ['amina@example.org'] });
    await admin.patch('/admin/whitelist', { ...change, season: 2 }).expect(200);
    expect(await seasonOf(admin, 2)).toMatchObject({ whitelist: ['ben@example.org'] });
    const [entry] = await auditEntries(admin);
    expect(entry).toMatchObject({
      action: 'whitelist.changed',
      details: { added: ['ben@example.org'], removed: [], season: 2 },
    });
  });
});
