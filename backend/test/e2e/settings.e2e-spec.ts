import type { SettingDto } from '../../src/modules/settings/dto/setting.dto.js';
import { toldDuring } from '../factories/event.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('settings', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  beforeEach(() => app.dataSource.query('DELETE FROM settings'));
  afterAll(() => app.stop());

  const save = (input: object) => admin.post('/admin/settings', input);
  const all = async () => (await admin.get('/admin/all-settings').expect(200)).body as SettingDto[];
  const challenge = async () => (await app.client().get('/challenge/settings').expect(200)).body as object;

  it('have defaults', async () => {
    expect(await challenge()).toEqual({
      challengeStartDate: null,
      challengeEndDate: null,
      maxParticipants: 9,
      participantsCount: 0,
      adRunDays: 30,
      videoHosts: [],
      season: 1,
      applyingSeason: 1,
      takesApplications: true,
    });
    expect(await all()).toEqual([]);
  });

  it('are made, then changed', async () => {
    const made = { key: 'maxParticipants', value: '12', description: 'Places in the season' };
    expect((await save(made).expect(200)).body).toEqual({ ...made, revision: 1 });
    expect(await challenge()).toMatchObject({ maxParticipants: 12 });
    const { body } = await save({ key: 'maxParticipants', value: '100' }).expect(200);
    expect(body).toEqual({ ...made, value: '100', revision: 2 });
    expect(await all()).toEqual([{ ...made, value: '100', revision: 2 }]);
  });

  it.each([
    ['2027-08-01T00:00:00.000Z', '2027-08-01T00:00:00.000Z'],
    ['2027-08-01T02:00:00+02:00', '2027-08-01T00:00:00.000Z'],
    ['2027-08-01', '2027-08-01T00:00:00.000Z'],
  ])('keep the end date %s as an instant', async (value, instant) => {
    await save({ key: 'challengeEndDate', value }).expect(200);
    expect(await challenge()).toMatchObject({ challengeEndDate: instant });
  });

  it.each(['', 'soon', '2027-02-30', '2027-13-01', '1.8.2027', '1800000000000', '2027-W05'])(
    'refuse the end date %j and stay unchanged',
    async (value) => {
      await save({ key: 'challengeEndDate', value: '2027-08-01' }).expect(200);
      const before = await all();
      const { body } = await save({ key: 'challengeEndDate', value }).expect(400);
      expect(body).toMatchObject({ errors: { value: ['Please enter a valid date'] } });
      expect(await all()).toEqual(before);
    },
  );

  it.each(['', '0', '101', '-1', '9.5', '9 people', '1e1', '007', ' 9', '٩'])(
    'refuse %j places and stay unchanged',
    async (value) => {
      await save({ key: 'maxParticipants', value: '9' }).expect(200);
      const before = await all();
      const { body } = await save({ key: 'maxParticipants', value }).expect(400);
      const message = 'Maximum participants must be between 1 and 100';
      expect(body).toEqual({
        statusCode: 400,
        code: 'validation_failed',
        message,
        errors: { value: [message] },
        details: { value: [{ code: 'places_out_of_range', params: { min: 1, max: 100 }, message }] },
      });
      expect(await all()).toEqual(before);
    },
  );

  it.each(['1', '30', '365'])('take %s days of an ad’s run', async (value) => {
    await save({ key: 'adRunDays', value }).expect(200);
    expect(await challenge()).toMatchObject({ adRunDays: Number(value) });
  });

  it.each(['', '0', '366', '-1', '1.5', '1e1', '007', ' 9', 'a month'])(
    'refuse %j days of an ad’s run and stay unchanged',
    async (value) => {
      await save({ key: 'adRunDays', value: '14' }).expect(200);
      const { body } = await save({ key: 'adRunDays', value }).expect(400);
      const message = 'The days of a run must be between 1 and 365';
      expect(body).toMatchObject({
        errors: { value: [message] },
        details: { value: [{ code: 'run_days_out_of_range', params: { min: 1, max: 365 }, message }] },
      });
      expect(await challenge()).toMatchObject({ adRunDays: 14 });
    },
  );

  describe('of the season', () => {
    const start = '2026-08-01T00:00:00.000Z';
    const end = '2027-08-01T00:00:00.000Z';
    const saveDates = async () => {
      await save({ key: 'challengeStartDate', value: start }).expect(200);
      await save({ key: 'challengeEndDate', value: end }).expect(200);
    };

    it('say when it starts and when it ends, and the start may be left open again', async () => {
      await saveDates();
      expect(await challenge()).toMatchObject({ challengeStartDate: start, challengeEndDate: end });
      await save({ key: 'challengeStartDate', value: '' }).expect(200);
      expect(await challenge()).toMatchObject({ challengeStartDate: null, challengeEndDate: end });
      await save({ key: 'challengeEndDate', value: '2025-08-01' }).expect(200);
    });

    it.each([
      ['challengeStartDate', end, 'start_not_before_end', 'The challenge must start before its end date'],
      [
        'challengeStartDate',
        '2028-01-01',
        'start_not_before_end',
        'The challenge must start before its end date',
      ],
      ['challengeEndDate', start, 'end_not_after_start', 'The challenge must end after its start date'],
      [
        'challengeEndDate',
        '2026-07-31',
        'end_not_after_start',
        'The challenge must end after its start date',
      ],
    ])('refuse the %s %s', async (key, value, code, message) => {
      await saveDates();
      const before = await all();
      const { body } = await save({ key, value }).expect(400);
      expect(body).toMatchObject({ message, details: { value: [{ code }] } });
      expect(await all()).toEqual(before);
    });

    it('stay in their order when both are moved at once', async () => {
      await saveDates();
      const moves = [
        save({ key: 'challengeStartDate', value: '2027-05-01' }),
        save({ key: 'challengeEndDate', value: '2027-01-01' }),
      ];
      const statuses = (await Promise.all(moves)).map(({ status }) => status);
      expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400]);
    });
  });

  it('list the hosts whose films play here', async () => {
    await save({ key: 'videoHosts', value: 'Video.example.org, films.example.org,video.example.org' }).expect(
      200,
    );
    expect(await challenge()).toMatchObject({ videoHosts: ['video.example.org', 'films.example.org'] });
    const { body } = await save({ key: 'videoHosts', value: 'films.example.org,localhost' }).expect(400);
    expect(body).toMatchObject({
      message: 'Please enter host names such as video.example.org: localhost',
      details: { value: [{ code: 'video_host_invalid', params: { host: 'localhost' } }] },
    });
    expect(await challenge()).toMatchObject({ videoHosts: ['video.example.org', 'films.example.org'] });
  });

  it('tell open pages of a change that everybody may know, and of nothing else', async () => {
    const told = await toldDuring(app, async () => {
      await save({ key: 'maxParticipants', value: '9' }).expect(200);
      await save({ key: 'maxParticipants', value: '9' }).expect(200);
      await save({ key: 'maxParticipants', value: '0' }).expect(400);
      await save({ key: 'participantWhitelist', value: 'amina@example.org' }).expect(200);
      await save({ key: 'internalNote', value: 'Ask Amina' }).expect(200);
    });
    expect(told).toEqual([
      { event: 'settings', data: { id: 'maxParticipants' } },
      { event: 'season', data: { id: 1 } },
    ]);
  });

  it('keep other keys as they are given', async () => {
    const other = { key: ' seasonMotto ', value: '  Change, then more of it \n', description: null };
    await save(other).expect(200);
    expect(await all()).toEqual([{ ...other, key: 'seasonMotto', revision: 1 }]);
  });

  it('are told apart by keys of up to 100 characters', async () => {
    await save({ key: 'k'.repeat(100), value: 'fits' }).expect(200);
    const { body } = await save({ key: 'k'.repeat(101), value: 'does not' }).expect(400);
    expect(body).toMatchObject({ errors: { key: ['key must not exceed 100 characters'] } });
  });

  it.each([
    ['key', undefined, 'key must be a text'],
    ['key', '   ', 'key must be at least 1 characters'],
    ['value', undefined, 'value must be a text'],
    ['value', 9, 'value must be a text'],
    ['value', null, 'value must be a text'],
    ['value', 'nul\u0000', 'value contains characters that cannot be stored'],
    ['description', 5, 'description must be a text'],
    ['id', 1, 'id is not a known field'],
  ])('refuse %s %j', async (field, value, message) => {
    const { body } = await save({ key: 'maxParticipants', value: '9', [field]: value }).expect(400);
    expect(body).toMatchObject({ message, errors: { [field]: [message] } });
  });

  it('become one when saved at the same time', async () => {
    const values = ['1', '2', '3', '4', '5', '6'];
    await Promise.all(values.map(async (value) => save({ key: 'maxParticipants', value }).expect(200)));
    expect(await all()).toHaveLength(1);
  });
});
