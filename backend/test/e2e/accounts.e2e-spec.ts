import type { ListedUserDto } from '../../src/modules/auth/dto/listed-user.dto.js';
import { auditEntries } from '../factories/audit.factory.js';
import { codeOf, withTotp } from '../factories/second-factor.factory.js';
import { restore, suspend } from '../factories/suspension.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

const NOBODY = 2_000_000_000;

describe('accounts in the console', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  const list = async (query: string): Promise<ListedUserDto[]> =>
    (await admin.get(`/admin/users?${query}`).expect(200)).body as ListedUserDto[];
  const names = async (query: string) => (await list(query)).map(({ username }) => username);
  const find = async ({ username }: SignedIn) => (await list(`q=${username}`))[0]!;
  const registered = async (changes: object): Promise<void> => {
    await app.client().post('/auth/register', userInput(changes)).expect(201);
  };
  const signIn = ({ username, password }: SignedIn, client = app.client()) =>
    client.post('/auth/login', { username, password });

  describe('are listed', () => {
    beforeAll(async () => {
      await registered({ username: 'Grace_Hopper', email: 'navy@cobol.test' });
      await registered({ username: 'grace', email: 'plain@cobol.test' });
      await registered({ username: 'ada', email: 'ada@engine.test' });
    });

    it('newest first, by any part of their name or address, taken literally and whatever its case', async () => {
      expect(await names('q=GRACE')).toEqual(['grace', 'Grace_Hopper']);
      expect(await names('q=hopper')).toEqual(['Grace_Hopper']);
      expect(await names('q=e_h')).toEqual(['Grace_Hopper']);
      expect(await names('q=Cobol.test')).toEqual(['grace', 'Grace_Hopper']);
      expect(await names('q=%25')).toEqual([]);
      expect(await names('q=cobol.test&order=asc')).toEqual(['Grace_Hopper', 'grace']);
    });

    it('in pages that the Link header names', async () => {
      const { body, headers } = await admin.get('/admin/users?q=cobol.test&limit=1').expect(200);
      expect(body).toMatchObject([{ username: 'grace' }]);
      const next = /<\/api([^>]+)>; rel="next"/.exec(headers['link'] as string)![1]!;
      const second = await admin.get(next).expect(200);
      expect(second.body).toMatchObject([{ username: 'Grace_Hopper' }]);
      expect(second.headers['link']).toBeUndefined();
    });

    it('with what an administrator has to know of them', async () => {
      const person = await signedIn(app);
      const { id, username, email } = person;
      expect(await find(person)).toEqual({
        id,
        username,
        email,
        role: 'user',
        state: 'active',
        suspendedAt: null,
        suspensionReason: null,
        secondFactor: false,
        sessions: 1,
        createdAt: expect.any(String) as string,
        lastSignInAt: expect.any(String) as string,
      });
    });

    it('with their open sessions, second factor and last sign-in, also once no session is left', async () => {
      const person = await signedIn(app);
      const { secret } = await withTotp(person);
      const elsewhere = app.client();
      await signIn(person, elsewhere).expect(403);
      await elsewhere.post('/auth/second-factor', { code: codeOf(secret) }).expect(200);
      const before = await find(person);
      expect(before).toMatchObject({ secondFactor: true, sessions: 2 });
      await app.dataSource.query(`DELETE FROM sessions WHERE sess->'passport'->>'user' = $1`, [
        String(person.id),
      ]);
      const after = await find(person);
      expect(after.sessions).toBe(0);
      expect(new Date(after.lastSignInAt!).getTime() / 60_000).toBeCloseTo(Date.now() / 60_000, 0);
    });

    it('by role and state, and never once they are deleted', async () => {
      const judged = await signedIn(app, 'viewer');
      const gone = await signedIn(app, 'viewer');
      await suspend(admin, judged.id);
      await app.dataSource.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
      expect(await names('role=viewer')).toEqual([judged.username]);
      expect(await names('role=viewer&state=active')).toEqual([]);
      expect(await names('state=suspended')).toEqual([judged.username]);
      expect(await names(`q=${judged.username}&role=user`)).toEqual([]);
      await admin.get('/admin/users?state=unheard').expect(400);
      await admin.get('/admin/users?cursor=nonsense').expect(400);
    });

    it('by the name and address that they have now', async () => {
      const person = await signedIn(app);
      await app.dataSource.query(`UPDATE users SET email = 'moved@house.test' WHERE id = $1`, [person.id]);
      expect(await names('q=moved@house')).toEqual([person.username]);
      expect(await names(`q=${person.email}`)).toEqual([]);
    });
  });

  describe('are suspended and restored', () => {
    let person: SignedIn;
    beforeEach(async () => {
      person = await signedIn(app);
    });

    it('with a reason, which the list and the audit tell', async () => {
      await suspend(admin, person.id, 'Sells what is not theirs');
      expect(await find(person)).toMatchObject({
        state: 'suspended',
        suspendedAt: expect.any(String) as string,
        suspensionReason: 'Sells what is not theirs',
        sessions: 0,
      });
      await restore(admin, person.id);
      expect(await find(person)).toMatchObject({
        state: 'active',
        suspendedAt: null,
        suspensionReason: null,
      });
      const entries = (await auditEntries(admin)).filter(({ subject }) => subject === `users/${person.id}`);
      expect(entries.slice(0, 2)).toMatchObject([
        { action: 'account.restored', actorName: 'admin', details: {} },
        { action: 'account.suspended', details: { reason: 'Sells what is not theirs' } },
      ]);
    });

    it('with no reason not at all', async () => {
      for (const body of [{}, { reason: '  ' }, { reason: 7 }, { reason: 'x'.repeat(501) }])
        await admin.post(`/admin/users/${person.id}/suspend`, body).expect(400);
      await person.client.get('/auth/me').expect(200);
    });

    it('once: to restore one that is not suspended changes nothing and is told to nobody', async () => {
      const before = (await auditEntries(admin)).length;
      await restore(admin, person.id);
      expect(await auditEntries(admin)).toHaveLength(before);
    });

    it('only where they exist', async () => {
      for (const path of ['suspend', 'restore']) {
        const { body } = await admin.post(`/admin/users/${NOBODY}/${path}`, { reason: 'No' }).expect(404);
        expect(body).toMatchObject({ code: 'account_not_found' });
      }
      await admin.delete(`/admin/users/${NOBODY}/sessions`).expect(404);
    });

    it('after a proof, by whoever has a second factor', async () => {
      const careful = await signedIn(app, 'admin');
      const { secret } = await withTotp(careful);
      await app.dataSource.query(`UPDATE sessions SET sess = (sess::jsonb - 'steppedUp')::json
        WHERE sess->'passport'->>'user' = '${careful.id}'`);
      const asked = () => [
        careful.client.post(`/admin/users/${person.id}/suspend`, { reason: 'No' }),
        careful.client.post(`/admin/users/${person.id}/restore`),
        careful.client.delete(`/admin/users/${person.id}/sessions`),
      ];
      for (const call of asked()) expect((await call).body).toMatchObject({ code: 'step_up_needed' });
      const proof = { password: careful.password, code: codeOf(secret) };
      await careful.client.post('/auth/step-up', proof).expect(204);
      for (const call of asked()) expect((await call).status).toBe(204);
    });
  });

  it('are signed out everywhere, and may sign in again', async () => {
    const person = await signedIn(app);
    await signIn(person).expect(200);
    await admin.delete(`/admin/users/${person.id}/sessions`).expect(204);
    await person.client.get('/auth/me').expect(401);
    expect((await auditEntries(admin))[0]).toMatchObject({
      action: 'account.sessions_ended',
      actorName: 'admin',
      subject: `users/${person.id}`,
      details: { count: 2 },
    });
    await signIn(person).expect(200);
  });
});
