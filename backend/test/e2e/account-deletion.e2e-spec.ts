import { IsNull } from 'typeorm';
import { ChainEvent } from '../../src/chain/events/entities/chain-event.entity.js';
import { User } from '../../src/modules/auth/entities/user.entity.js';
import {
  type AccountLife,
  deleteAccount,
  LEAVER,
  LEAVER_NAME,
  registered,
  wholeLife,
} from '../factories/account-life.factory.js';
import { submitAd } from '../factories/ad.factory.js';
import { auditEntries } from '../factories/audit.factory.js';
import { whenComparedAnew } from '../factories/book-check.factory.js';
import { invite } from '../factories/settings.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { stepUp } from '../factories/second-factor.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import { castVote } from '../factories/vote.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { rowsWith } from '../support/found-text.js';
import { ADMIN, TestApp } from '../support/test-app.js';

const EVERY_NAME = [LEAVER.username, LEAVER.email, LEAVER_NAME];

/** What is counted of votes, payments and the books, which a deletion must not change. */
const FIGURES = `
  SELECT (SELECT jsonb_agg(totals ORDER BY month, award_id, participant_id) FROM vote_totals totals) AS totals,
    (SELECT count(*) FROM votes) AS votes,
    (SELECT jsonb_agg(payment ORDER BY id) FROM ad_payments payment) AS payments,
    (SELECT jsonb_agg(to_jsonb(event) - 'folded' ORDER BY id) FROM chain_events event) AS events,
    (SELECT count(*) FROM ads) AS ads`;

describe('an account with a whole life that is deleted', () => {
  let app: TestApp;
  let admin: Client;
  let life: AccountLife;
  let before: unknown;
  let named: number;
  let elsewhere: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    life = await wholeLife(app);
    await app.dataSource.query(
      `UPDATE awards SET status = 'closed', result = $2 WHERE kind = 'votes' AND $1 > 0`,
      [
        life.participantId,
        JSON.stringify([{ participantId: life.participantId, name: LEAVER_NAME, score: 1, rank: 1 }]),
      ],
    );
    elsewhere = app.client();
    await app.dataSource.query(
      `INSERT INTO sessions (sid, sess, expire) VALUES ('elsewhere', $1, now() + interval '1 day')`,
      [JSON.stringify({ cookie: {}, passport: { user: life.id } })],
    );
    await whenAllIsVerified();
    named = (await rowsWith(app.dataSource, EVERY_NAME)).length;
    [before] = await app.dataSource.query<unknown[]>(FIGURES);
    await life.client.delete('/auth/me').expect(204);
  });
  afterAll(() => app.stop());

  /** The chain's own work on what it said would else go on beside the deletion. */
  async function whenAllIsVerified(): Promise<void> {
    await app.chain.mine(6);
    const open = [{ verifiedAt: IsNull() }, { judged: false }];
    await eventually(async () => expect(await app.dataSource.manager.countBy(ChainEvent, open)).toBe(0));
  }

  it('leaves its names in no column of the database', async () => {
    expect(named).toBeGreaterThan(20);
    expect(await rowsWith(app.dataSource, EVERY_NAME)).toEqual([]);
  });

  it('leaves votes, payments and what the chains said as they were', async () => {
    expect(await app.dataSource.query(FIGURES)).toEqual([before]);
  });

  it('ends every session, and gives nobody the account again', async () => {
    await life.client.get('/auth/me').expect(401);
    const left = await app.dataSource.query<unknown[]>(
      `SELECT FROM sessions WHERE sess->'passport'->>'user' = $1`,
      [String(life.id)],
    );
    expect(left).toEqual([]);
    for (const username of [life.username, `deleted-${life.id}`])
      await elsewhere.post('/auth/login', { username, password: life.password }).expect(401);
    await admin.post('/admin/password-resets', { userId: life.id }).expect(404);
    await admin.put(`/admin/judges/${life.id}`).expect(404);
    const { body } = await admin
      .patch(`/admin/participants/${life.participantId}`, { isActive: true })
      .expect(409);
    expect(body).toMatchObject({ code: 'participant_left' });
  });

  it('is nobody to a session that was written too late', async () => {
    const late = await signedIn(app);
    await app.dataSource.query(
      `UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{passport,user}', $2)::json WHERE sess->'passport'->>'user' = $1`,
      [String(late.id), String(life.id)],
    );
    await late.client.get('/auth/me').expect(401);
  });

  it('is shown by a placeholder wherever it was shown', async () => {
    const { body: comments } = await app
      .client()
      .get(`/participants/${life.otherParticipantId}/comments`)
      .expect(200);
    expect(comments).toMatchObject([{ username: null, comment: 'A filter for my village, please' }]);
    const { body: awards } = await app.client().get('/awards').expect(200);
    expect(awards).toContainEqual(
      expect.objectContaining({
        standings: [
          expect.objectContaining({ participantId: life.participantId, name: `deleted-${life.id}` }),
        ],
      }),
    );
    await app.client().get(`/participants/${life.participantId}`).expect(404);
    const { body: ads } = await admin.get(`/admin/ads?q=deleted-${life.id}`).expect(200);
    expect(ads).toMatchObject([{ id: life.adId, username: `deleted-${life.id}` }]);
  });

  it('frees its place, its invitation and its pictures, but for those of its ads', async () => {
    const { body } = await app.client().get('/participants').expect(200);
    expect(body).toMatchObject([{ id: life.otherParticipantId, order: 1, followers: 0 }]);
    const pictures = await app.dataSource.query<unknown[]>('SELECT uses FROM uploads WHERE user_id = $1', [
      life.id,
    ]);
    expect(pictures).toEqual([{ uses: 1 }]);
    const { body: settings } = await admin.get('/admin/all-settings').expect(200);
    expect(settings).toContainEqual(
      expect.objectContaining({ key: 'participantWhitelist', value: life.other.email.toLowerCase() }),
    );
  });

  it('stands in the audit under its placeholder', async () => {
    const entries = await auditEntries(admin);
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'account.deleted',
        actorId: life.id,
        actorName: `deleted-${life.id}`,
        subject: `users/${life.id}`,
      }),
    );
    expect(entries.find(({ action }) => action === 'judge.appointed')).toMatchObject({
      details: { username: `deleted-${life.id}` },
    });
  });

  it('is refunded on the chain what it paid, and told nothing of it', async () => {
    const rejection = { status: 'rejected', reason: 'Nobody is there any more' };
    await admin.patch(`/ads/${life.adId}/status`, rejection).expect(200);
    await eventually(async () => {
      await app.chain.mine(1);
      expect(await app.chain.paymentState(life.adId)).toBe(3);
    });
    await app.chain.mine(6);
    await whenPayment(admin, life.adId, 'refunded');
    const told = await app.dataSource.query<unknown[]>('SELECT FROM notifications WHERE user_id = $1', [
      life.id,
    ]);
    expect(told).toEqual([]);
    for (const { differences } of await whenComparedAnew(app)) expect(differences).toEqual([]);
  });

  it('frees its name and address, but no second vote in the month', async () => {
    const again = await registered(app, LEAVER);
    expect(again.id).not.toBe(life.id);
    const { body: votes } = await again.client.get('/votes/user').expect(200);
    expect(votes).toEqual([]);
    await app.dataSource.query(`UPDATE awards SET status = 'open', result = NULL WHERE kind = 'votes'`);
    const vote = { participantId: life.otherParticipantId };
    const { body } = await again.client.post('/votes', vote).expect(409);
    expect(body).toMatchObject({ code: 'already_voted' });
    const other = await signedIn(app);
    await castVote(other.client, life.otherParticipantId);
  });
});

describe('who deletes an account', () => {
  let app: TestApp;
  let admin: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  const idOf = async (username: string) =>
    (await app.dataSource.manager.findOneByOrFail(User, { username })).id;

  it('proves it first', async () => {
    const person = await signedIn(app);
    const { body } = await person.client.delete('/auth/me').expect(403);
    expect(body).toMatchObject({ code: 'step_up_needed' });
    await app.client().delete('/auth/me').expect(401);
    await person.client.get('/auth/me').expect(200);
  });

  it.each(['user', 'viewer'] as const)('may be a %s', async (role) => {
    const person = await signedIn(app, role);
    const adId = role === 'user' ? await submitAd(person.client) : undefined;
    await deleteAccount(person);
    expect(await rowsWith(app.dataSource, [person.username, person.email])).toEqual([]);
    if (adId) await app.client().get(`/ads/${adId}`).expect(200);
  });

  it('may be an administrator, but not the last', async () => {
    const id = await idOf(ADMIN.username);
    await admin.post('/auth/step-up', { password: ADMIN.password }).expect(204);
    const { body } = await admin.delete('/auth/me').expect(409);
    expect(body).toMatchObject({ code: 'last_administrator' });
    const second = await signedIn(app, 'admin');
    await invite(second.client, [second.email, 'somebody@example.test']);
    await app.dataSource.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [second.id]);
    await deleteAccount(second);
    expect(await rowsWith(app.dataSource, [second.username, second.email])).toEqual([]);
    await admin.get('/auth/me').expect(200);
    expect(await idOf(ADMIN.username)).toBe(id);
  });

  it('leaves one of two administrators who leave at once', async () => {
    const others: SignedIn[] = [await signedIn(app, 'admin'), await signedIn(app, 'admin')];
    await app.dataSource.manager.update(User, { username: ADMIN.username }, { role: 'user' });
    for (const other of others) await stepUp(other);
    const answers = await Promise.all(others.map(async ({ client }) => client.delete('/auth/me')));
    await app.dataSource.manager.update(User, { username: ADMIN.username }, { role: 'admin' });
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409]);
  });

  it('is believed once, however often they ask', async () => {
    const person = await signedIn(app);
    await stepUp(person);
    const answers = await Promise.all([1, 2, 3].map(async () => person.client.delete('/auth/me')));
    for (const { status } of answers) expect([204, 401]).toContain(status);
    const deletions = (await auditEntries(admin)).filter(
      ({ action, subject }) => action === 'account.deleted' && subject === `users/${person.id}`,
    );
    expect(deletions).toHaveLength(1);
  });

  it('takes nobody’s codes for names: the audit keeps its roles and methods', async () => {
    const person = await registered(app, { username: 'password' });
    await app.client().post('/auth/login', { username: 'password', password: person.password }).expect(200);
    await deleteAccount(person);
    const signIns = (await auditEntries(admin)).filter(({ actorId }) => actorId === person.id);
    expect(signIns.find(({ action }) => action === 'account.signed_in')).toMatchObject({
      details: { method: 'password' },
    });
  });

  it('leaves a name that nobody may take', async () => {
    await app
      .client()
      .post('/auth/register', userInput({ username: 'Deleted-7' }))
      .expect(409);
  });

  it('is erased once more, for what a request wrote that was under way', async () => {
    const person = await signedIn(app);
    await deleteAccount(person);
    await app.dataSource.query(
      `INSERT INTO audit_entries (actor_id, actor_name, action, subject, details) VALUES ($1, $2, 'account.signed_in', '', '{}')`,
      [person.id, person.username],
    );
    await app.dataSource.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'deleted-account'`);
    await eventually(async () => expect(await rowsWith(app.dataSource, [person.username])).toEqual([]));
  });
});
