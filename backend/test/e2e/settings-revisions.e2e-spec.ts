import type { SettingDto } from '../../src/modules/settings/dto/setting.dto.js';
import { auditEntries } from '../factories/audit.factory.js';
import { toldDuring } from '../factories/event.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('a setting that several people change', () => {
  let app: TestApp;
  let admin: Client;
  let other: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    [admin, other] = [await app.admin(), await app.admin()];
  });
  beforeEach(() => app.dataSource.query('DELETE FROM settings'));
  afterAll(() => app.stop());

  const key = 'maxParticipants';
  const save = (client: Client, input: object) => client.post('/admin/settings', { key, ...input });
  const stored = async (): Promise<SettingDto[]> =>
    (await admin.get('/admin/all-settings').expect(200)).body as SettingDto[];

  it('counts its changes', async () => {
    expect((await save(admin, { value: '9', revision: 0 }).expect(200)).body).toMatchObject({ revision: 1 });
    expect((await save(admin, { value: '9', revision: 1 }).expect(200)).body).toMatchObject({ revision: 1 });
    expect((await save(admin, { value: '12', revision: 1 }).expect(200)).body).toMatchObject({ revision: 2 });
    expect((await save(admin, { value: '12', description: 'Places' })).body).toMatchObject({ revision: 3 });
    expect(await stored()).toMatchObject([{ value: '12', revision: 3 }]);
  });

  it.each([0, 1, 3])(
    'stays as it is when saved on the basis of revision %i instead of 2',
    async (revision) => {
      for (const value of ['9', '12']) await save(admin, { value }).expect(200);
      const { body } = await save(other, { value: '20', revision }).expect(409);
      expect(body).toMatchObject({
        code: 'settings_changed',
        message:
          'Somebody else has changed this setting meanwhile: maxParticipants is 12 now (revision 2), and you would make it 20',
        params: { key, revision: 2, current: '12', yours: '20' },
        details: { value: [{ code: 'settings_changed' }] },
      });
      expect(await stored()).toMatchObject([{ value: '12', revision: 2 }]);
    },
  );

  it('is not refused to whoever wants what it is already', async () => {
    for (const value of ['9', '12']) await save(admin, { value }).expect(200);
    expect((await save(other, { value: '12', revision: 1 }).expect(200)).body).toMatchObject({ revision: 2 });
  });

  it('is changed by one of many who saw the same', async () => {
    await save(admin, { value: '9' }).expect(200);
    const values = ['1', '2', '3', '4', '5', '6'];
    const answers = await Promise.all(values.map(async (value) => save(admin, { value, revision: 1 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await stored()).toMatchObject([{ revision: 2 }]);
  });

  it('is made by one of two who saw none', async () => {
    const answers = await Promise.all(['1', '2'].map(async (value) => save(admin, { value, revision: 0 })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('may be saved without looking, as scripts do', async () => {
    for (const value of ['9', '12', '20']) await save(admin, { value }).expect(200);
    expect(await stored()).toMatchObject([{ value: '20', revision: 3 }]);
  });

  it.each([-1, 1.5, 'first', null])('refuses the revision %j', async (revision) => {
    await save(admin, { value: '9', revision }).expect(400);
  });

  describe('as the whitelist', () => {
    const change = (client: Client, input: object) => client.patch('/admin/whitelist', input);
    const emails = async () =>
      (await stored()).find(({ value }) => value.includes('@'))?.value.split(',') ?? [];

    it('keeps what everybody adds and removes at the same time', async () => {
      await change(admin, { add: ['first@example.org', 'second@example.org'] }).expect(200);
      const added = Array.from({ length: 8 }, (_, number) => `new${number}@example.org`);
      await Promise.all([
        ...added.map(async (email) => change(admin, { add: [email] }).expect(200)),
        change(other, { remove: ['FIRST@example.org'] }).expect(200),
      ]);
      expect((await emails()).toSorted()).toEqual([...added, 'second@example.org'].toSorted());
    });

    it('answers what it is now, tells nobody of it and leaves a trace', async () => {
      const told = await toldDuring(app, async () => {
        const { body } = await change(admin, { add: [' Amina@Example.org', 'mateo@example.org'] }).expect(
          200,
        );
        expect(body).toMatchObject({ value: 'amina@example.org,mateo@example.org', revision: 1 });
        await change(admin, { add: ['amina@example.org'], remove: ['nobody@example.org'] }).expect(200);
      });
      expect(told).toEqual([]);
      const [entry] = await auditEntries(admin);
      expect(entry).toMatchObject({
        action: 'whitelist.changed',
        details: { added: ['amina@example.org', 'mateo@example.org'], removed: [] },
      });
    });

    it('refuses what is no address and what is too much, and stays unchanged', async () => {
      await change(admin, { add: ['amina@example.org'] }).expect(200);
      const { body } = await change(admin, { add: ['mateo@example.org', 'mateo@'] }).expect(400);
      expect(body).toMatchObject({
        details: { value: [{ code: 'invited_email_invalid', params: { email: 'mateo@' } }] },
      });
      await change(admin, { add: 'mateo@example.org' }).expect(400);
      await change(admin, { add: Array.from({ length: 1001 }, () => 'mateo@example.org') }).expect(400);
      expect(await emails()).toEqual(['amina@example.org']);
    });

    it('is refused as a whole once somebody has changed it', async () => {
      await change(admin, { add: ['amina@example.org'] }).expect(200);
      await change(other, { add: ['mateo@example.org'] }).expect(200);
      const { body } = await save(admin, { key: 'participantWhitelist', value: '', revision: 1 }).expect(409);
      expect(body).toMatchObject({ params: { current: 'amina@example.org,mateo@example.org', yours: '' } });
    });
  });
});
