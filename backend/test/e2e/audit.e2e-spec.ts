import type { AuditPageDto } from '../../src/modules/audit/dto/audit-entry.dto.js';
import { submitAd } from '../factories/ad.factory.js';
import { auditEntries, emptyAudit } from '../factories/audit.factory.js';
import { saveSetting } from '../factories/settings.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('the audit', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  beforeEach(() => emptyAudit(app.dataSource));
  afterAll(() => app.stop());

  const page = async (query = '') =>
    (await admin.get(`/admin/audit${query}`).expect(200)).body as AuditPageDto;

  it('tells who moderated which ad, and how', async () => {
    const id = await submitAd((await signedIn(app)).client, { title: 'Miracle lamps' });
    await admin.patch(`/ads/${id}/status`, { status: 'rejected', reason: 'It promises health' }).expect(200);
    const moderated = (await auditEntries(admin)).filter(({ action }) => action === 'ad.moderated');
    expect(moderated).toEqual([
      {
        id: expect.any(Number) as number,
        actorId: expect.any(Number) as number,
        actorName: 'admin',
        action: 'ad.moderated',
        subject: `ads/${id}`,
        details: { title: 'Miracle lamps', from: 'pending', to: 'rejected', reason: 'It promises health' },
        session: expect.stringMatching(/^[\da-f]{32}$/) as string,
        network: expect.stringContaining('127.0.0.1') as string,
        createdAt: expect.stringMatching(/^\d{4}-/) as string,
      },
    ]);
  });

  it('tells who changed which setting, and from what', async () => {
    await saveSetting(admin, 'maxParticipants', '9');
    await saveSetting(admin, 'maxParticipants', '12');
    const subject = 'settings/maxParticipants';
    expect(await auditEntries(admin)).toMatchObject([
      { action: 'setting.changed', subject, details: { from: '9', to: '12' } },
      { action: 'setting.changed', subject, details: { from: null, to: '9' } },
    ]);
  });

  it('keeps nothing of what was refused or changed nothing', async () => {
    await saveSetting(admin, 'seasonMotto', 'Onwards');
    await saveSetting(admin, 'seasonMotto', 'Onwards');
    await admin.post('/admin/settings', { key: 'maxParticipants', value: '0' }).expect(400);
    await admin.patch('/ads/999999/status', { status: 'approved' }).expect(404);
    expect(await auditEntries(admin)).toHaveLength(1);
  });

  it('stands or falls with the change', async () => {
    const id = await submitAd((await signedIn(app)).client);
    await app.dataSource.query(
      'ALTER TABLE audit_entries ADD CONSTRAINT refuse_all CHECK (id < 0) NOT VALID',
    );
    await admin.patch(`/ads/${id}/status`, { status: 'approved' }).expect(500);
    await admin.post('/admin/settings', { key: 'maxParticipants', value: '33' }).expect(500);
    await app.dataSource.query('ALTER TABLE audit_entries DROP CONSTRAINT refuse_all');
    expect((await admin.get(`/ads/${id}`)).body).toMatchObject({ status: 'pending' });
    const { body } = await app.client().get('/challenge/settings').expect(200);
    expect(body).not.toMatchObject({ maxParticipants: 33 });
  });

  it('comes in pages, newest first', async () => {
    for (const value of ['1', '2', '3']) await saveSetting(admin, 'seasonYear', value);
    const first = await page('?limit=2');
    expect(first.entries.map(({ details }) => details.to)).toEqual(['3', '2']);
    const second = await page(`?limit=2&cursor=${first.next}`);
    expect(second).toMatchObject({ entries: [{ details: { to: '1' } }], next: null });
  });

  describe('is searched as a whole', () => {
    beforeEach(async () => {
      await app.dataSource.query('DELETE FROM settings');
      for (const value of ['Übermut', 'two']) await saveSetting(admin, 'seasonYear', value);
      await saveSetting(admin, 'participantWhitelist', 'amina@example.org');
      await saveSetting(admin, 'seasonMotto', 'Onwards');
    });

    const subjects = async (query: string) =>
      (await page(`?limit=50&${query}`)).entries.map(({ subject }) => subject.replace('settings/', ''));

    it.each([
      ['q=ADMIN&limit=1&cursor=999999', ['seasonMotto']],
      ['q=ubermut', ['seasonYear', 'seasonYear']],
      ['q=year', ['seasonYear', 'seasonYear']],
      ['q=amina@', ['participantWhitelist']],
      ['q=whitelist.changed', ['participantWhitelist']],
      ['q=nobody', []],
    ])('for %s', async (query, found) => {
      expect((await page(`?${query}`)).entries.map(({ subject }) => subject.split('/')[1])).toEqual(found);
    });

    it('for actions, whose names in the reader’s language we do not know', async () => {
      expect(await subjects('action=whitelist.changed')).toEqual(['participantWhitelist']);
      expect(await subjects('action=whitelist.changed,ad.moderated&q=motto')).toEqual([]);
      const either = ['seasonMotto', 'participantWhitelist'];
      expect(await subjects('q=motto&qActions=whitelist.changed&qActions=ad.moderated')).toEqual(either);
    });

    it('from the oldest too', async () => {
      const { entries, next } = await page('?order=asc&limit=3');
      expect(entries[0]).toMatchObject({ details: { to: 'Übermut' } });
      expect(await subjects(`order=asc&cursor=${next}`)).toEqual(['seasonMotto']);
    });
  });

  it.each([
    ['limit=0', 'limit must be a whole number from 1 to 200'],
    ['limit=201', 'limit must be a whole number from 1 to 200'],
    ['limit=many', 'limit must be a whole number from 1 to 200'],
    ['cursor=0', 'cursor must be a whole number from 1 to 2147483647'],
    ['page=2', 'page is not a known field'],
    ['action=ad.moderated,x', expect.stringContaining('action must be one of ad.moderated, ')],
  ])('refuses %s', async (query, message) => {
    expect((await admin.get(`/admin/audit?${query}`).expect(400)).body).toMatchObject({ message });
  });
});
