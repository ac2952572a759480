import { Wallet } from 'ethers';
import type { AuditEntryDto } from '../../src/modules/audit/dto/audit-entry.dto.js';
import { auditEntries } from '../factories/audit.factory.js';
import { saveSetting } from '../factories/settings.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { viewerInput } from '../factories/viewer.factory.js';
import { linkWallet } from '../factories/wallet.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('an entry of the audit', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  const newestOf = async ({ id }: Pick<SignedIn, 'id'>, action: string): Promise<AuditEntryDto | undefined> =>
    (await auditEntries(admin)).find((entry) => entry.actorId === id && entry.action === action);
  const sessionOf = async (client: Client) => {
    const { body } = await client.get('/auth/sessions').expect(200);
    return (body as { id: string; isCurrent: boolean }[]).find(({ isCurrent }) => isCurrent)!.id;
  };

  it('says in which session something was done, as its owner sees it, and never what the cookie holds', async () => {
    await saveSetting(admin, 'seasonMotto', 'Onwards');
    const [entry] = await auditEntries(admin);
    expect(entry).toMatchObject({ action: 'setting.changed', session: await sessionOf(admin) });
    const sids = await app.dataSource.query<{ sid: string }[]>('SELECT sid FROM sessions');
    for (const { sid } of sids) expect(JSON.stringify(entry)).not.toContain(sid);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ])('says from which network: %s as %s', async (address, network) => {
    await admin
      .post('/admin/settings', { key: 'seasonMotto', value: address })
      .set('X-Forwarded-For', address)
      .expect(200);
    expect((await auditEntries(admin))[0]).toMatchObject({ network });
  });

  it('is found by its session and by its network, whichever address of it is asked for', async () => {
    const person = await signedIn(app);
    const change = { password: 'another horse 5', currentPassword: person.password };
    const from = { 'X-Forwarded-For': '2001:db8:9:9:1::1' };
    await person.client.patch('/auth/me', change).set(from).expect(200);
    const session = await sessionOf(person.client);
    const found = async (q: string): Promise<AuditEntryDto[]> => {
      const { body } = await admin.get(`/admin/audit?q=${encodeURIComponent(q)}`).expect(200);
      const { text } = await admin.get(`/admin/audit.csv?q=${encodeURIComponent(q)}`).expect(200);
      const { entries } = body as { entries: AuditEntryDto[] };
      expect(text.trimEnd().split('\r\n')).toHaveLength(entries.length + 1);
      return entries;
    };
    expect((await found(session)).every((entry) => entry.session === session)).toBe(true);
    expect(await found(session)).not.toEqual([]);
    for (const q of ['2001:db8:9:9::/64', '2001:DB8:9:9:ffff::7', '2001:0db8:0009:0009::'])
      expect(await found(q)).toMatchObject([{ action: 'account.password_changed', actorId: person.id }]);
    for (const q of ['2001:db8:9:8::1', session.slice(1)]) expect(await found(q)).toEqual([]);
  });

  it('has a network and no session where nobody was signed in', async () => {
    const person = await signedIn(app);
    await app.client().post('/auth/login', { username: person.username, password: 'wrong' }).expect(401);
    const failed = await newestOf(person, 'account.sign_in_failed');
    expect(failed).toMatchObject({ session: null, network: expect.stringContaining('127.0.0.1') as string });
  });

  it('is made of a sign-in by registration, as account and as viewer', async () => {
    const person = await signedIn(app);
    const entry = await newestOf(person, 'account.signed_in');
    expect(entry).toMatchObject({
      details: { method: 'registration' },
      session: await sessionOf(person.client),
    });
    const viewer = viewerInput({ password: 'correct horse 3' });
    await app.client().post('/viewers', viewer).expect(201);
    expect((await auditEntries(admin))[0]).toMatchObject({
      action: 'account.signed_in',
      details: { method: 'registration' },
    });
  });

  it('is made of a change of the password', async () => {
    const person = await signedIn(app);
    const change = { password: 'another horse 4', currentPassword: person.password };
    await person.client.patch('/auth/me', change).expect(200);
    expect(await newestOf(person, 'account.password_changed')).toMatchObject({
      subject: `users/${person.id}`,
      details: {},
    });
  });

  it('is made of a wallet that is linked, and of one that is no more', async () => {
    const person = await signedIn(app);
    const wallet = Wallet.createRandom();
    const { address } = wallet;
    await linkWallet(person.client, wallet);
    expect(await newestOf(person, 'wallet.linked')).toMatchObject({ details: { walletAddress: address } });
    for (let again = 0; again < 2; again += 1) await person.client.delete('/wallet/link').expect(200);
    const unlinked = (await auditEntries(admin)).filter(
      ({ action, actorId }) => action === 'wallet.unlinked' && actorId === person.id,
    );
    expect(unlinked).toMatchObject([{ details: { walletAddress: address } }]);
  });

  describe('comes in a file', () => {
    const file = async (query = '') => admin.get(`/admin/audit.csv${query}`).expect(200);

    it('with session and network, harmless to spreadsheets, whatever somebody is called', async () => {
      await saveSetting(admin, 'seasonMotto', 'Onwards again');
      await app.dataSource.query(
        `INSERT INTO audit_entries (actor_id, actor_name, action, subject, details)
         VALUES (7, '=HYPERLINK("http://x.example")', 'ad.moderated', '-1+1', '{"title": "a, b"}')`,
      );
      const { text, headers } = await file();
      expect(headers['content-type']).toMatch(/^text\/csv/);
      expect(headers['content-disposition']).toBe('attachment; filename=audit.csv');
      const [head, first, second] = text.split('\r\n');
      expect(head).toBe('id,createdAt,actorId,actorName,action,subject,details,session,network');
      expect(first).toMatch(
        /^\d+,\d{4}-[^,]+Z,7,"'=HYPERLINK\(""http:\/\/x.example""\)",ad.moderated,'-1\+1,"\{""title"":""a, b""\}",,$/,
      );
      expect(second).toContain(`,${await sessionOf(admin)},`);
    });

    it('whole, however long it is, and narrowed like the list', async () => {
      await app.dataSource.query(
        `INSERT INTO audit_entries (actor_id, actor_name, action, subject, details)
         SELECT 7, 'many', 'judge.appointed', 'users/' || n, '{}' FROM generate_series(1, 1203) n`,
      );
      const { text } = await file('?action=judge.appointed&order=asc');
      const lines = text.trim().split('\r\n');
      expect(lines).toHaveLength(1 + 1203);
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines[1]).toContain('users/1,');
    });
  });
});
