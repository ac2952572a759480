import { ViewerLetters } from '../../src/modules/viewers/viewer-letters.service.js';
import { unsubscribeToken } from '../../src/modules/mail/unsubscribe-token.js';
import { deleteAccount } from '../factories/account-life.factory.js';
import { confirmEmail, mailedToken, mailsTo, MAILING } from '../factories/identity.factory.js';
import { type Author, authors, report } from '../factories/progress.factory.js';
import { suspend } from '../factories/suspension.factory.js';
import { signedIn, userInput } from '../factories/user.factory.js';
import {
  confirmedViewer,
  joinAsViewer,
  viewerInput,
  whenJoined,
  writeViewers,
} from '../factories/viewer.factory.js';
import { from, ownAddress } from '../support/networks.js';
import { TestApp } from '../support/test-app.js';

describe('letters to viewers', () => {
  let app: TestApp;
  let chosen: Author;

  beforeAll(async () => {
    app = await TestApp.start({
      ...MAILING,
      TRUST_PROXY: '1',
      ALTCHA: 'off',
      RATE_LIMIT_REGISTRATIONS: '1000',
    });
    [chosen] = (await authors(app, 1)) as [Author];
  });
  beforeEach(() => app.dataSource.query('DELETE FROM rate_limits'));
  afterEach(async () => {
    await app.dataSource.query('DELETE FROM progress_updates');
  });
  afterAll(() => app.stop());

  const newEmail = () => viewerInput().email;
  const viewerOf = async (email: string) =>
    (
      await app.dataSource.query<{ id: number; confirmed_at: Date | null; unsubscribed_at: Date | null }[]>(
        'SELECT * FROM viewers WHERE email = $1',
        [email],
      )
    )[0]!;
  const confirm = (token: unknown) => app.client().post('/viewers/confirm', { token });
  const unsubscribe = (token: string) => app.client().post('/mail/unsubscribe', { token });
  const join = async (changes: object) => {
    const answer = await from(ownAddress(), app.client().post('/viewers', viewerInput(changes))).expect(201);
    await whenJoined(app);
    return answer;
  };
  const asked = (email: string) => mailsTo(app, email, 'confirm_viewer');
  const told = (email: string) => mailsTo(app, email, 'viewer_news');
  const participants = () => [chosen.participantId];
  const secret = () => app.config.sessionSecret;

  it('are confirmed by the link of the address alone, once, and while it lasts', async () => {
    const [email, other] = [newEmail(), newEmail()];
    const token = await joinAsViewer(app, { email });
    const foreign = await joinAsViewer(app, { email: other });
    for (const forged of [`${token}x`, token.slice(1), token.toUpperCase(), 'x', '../..'])
      expect((await confirm(forged)).status).toBe(400);
    await confirm(foreign).expect(204);
    expect(await viewerOf(email)).toMatchObject({ confirmed_at: null });
    await confirm(token).expect(204);
    const { body } = await confirm(token).expect(400);
    expect(body).toMatchObject({ code: 'link_invalid' });

    const late = newEmail();
    const expired = await joinAsViewer(app, { email: late });
    await app.dataSource.query(
      `UPDATE account_tokens SET expires_at = now() - interval '1 second' WHERE email = $1`,
      [late],
    );
    await confirm(expired).expect(400);
    expect(await viewerOf(late)).toMatchObject({ confirmed_at: null });
  });

  it('are confirmed once by many clicks at once', async () => {
    const token = await joinAsViewer(app, { email: newEmail() });
    const answers = await Promise.all(Array.from({ length: 8 }, async () => confirm(token)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  it('are confirmed by no link of an account, and confirm no account', async () => {
    const email = newEmail();
    const token = await joinAsViewer(app, { email });
    const client = app.client();
    const input = userInput({ email });
    await client.post('/auth/register', input).expect(201);
    const [letter] = await mailsTo(app, email, 'confirm_email');
    await confirm(letter!.params.token).expect(400);
    await client.post('/auth/confirm', { token }).expect(400);
    await client.post('/auth/reset', { token, password: 'another password 7' }).expect(400);
    expect(await viewerOf(email)).toMatchObject({ confirmed_at: null });
    await confirm(token).expect(204);
    const { body } = await client.get('/auth/me').expect(200);
    expect(body).toMatchObject({ emailConfirmedAt: null });
  });

  it('cannot be guessed at for long', async () => {
    const answers = [];
    for (let tries = 0; tries < 31; tries += 1) answers.push((await confirm(`guess-${tries}`)).status);
    expect(answers.at(0)).toBe(400);
    expect(answers.at(-1)).toBe(429);
  });

  it('do not flood an address that others name over and over, from any number of networks', async () => {
    const email = newEmail();
    await Promise.all(Array.from({ length: 6 }, async () => join({ email })));
    await join({ email: email.toUpperCase() });
    expect(await asked(email)).toHaveLength(1);
    for (let tag = 0; tag < 6; tag += 1) await join({ email: `flood+${tag}@example.test` });
    const [row] = await app.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM outbox WHERE mailbox_of(recipient) = 'flood@example.test'`,
    );
    expect(row.count).toBe(1);
    await app.dataSource.query(
      `UPDATE viewers SET asked_at = asked_at - interval '31 days' WHERE email = $1`,
      [email],
    );
    await app.dataSource.query('DELETE FROM rate_limits');
    await join({ email });
    expect(await asked(email)).toHaveLength(2);
  });

  it('are not changed by a stranger who joins with the address again', async () => {
    const email = newEmail();
    const id = await confirmedViewer(app, { email, participants: participants(), language: 'fr' });
    await app.dataSource.query(`UPDATE viewers SET asked_at = asked_at - interval '25 hours'`);
    await app.dataSource.query('DELETE FROM rate_limits');
    await join({ email, name: 'Mallory', participants: [], language: 'ru' });
    expect(await viewerOf(email)).toMatchObject({
      name: 'Oliver Brandt',
      language: 'fr',
      unsubscribed_at: null,
    });
    expect(
      await app.dataSource.query('SELECT participant_id AS id FROM viewer_choices WHERE viewer_id = $1', [
        id,
      ]),
    ).toEqual([{ id: chosen.participantId }]);
  });

  it('are ended by the link of the viewer alone', async () => {
    const [email, other] = [newEmail(), newEmail()];
    const id = await confirmedViewer(app, { email, participants: participants() });
    const otherId = await confirmedViewer(app, { email: other });
    const own = unsubscribeToken(secret(), { whose: 'viewer', id });
    const [, signature] = own.split('.');
    const ofAccount = unsubscribeToken(secret(), { whose: 'account', id });
    for (const forged of [
      `v${otherId}.${signature}`,
      `${id}.${signature}`,
      own.slice(0, -1),
      `v${ofAccount}`,
    ])
      await unsubscribe(forged).expect(400);
    await unsubscribe(ofAccount).expect(204);
    for (const each of [email, other]) expect(await viewerOf(each)).toMatchObject({ unsubscribed_at: null });
    await unsubscribe(own).expect(204);
    const { unsubscribed_at: ended } = await viewerOf(email);
    expect(ended).toBeInstanceOf(Date);
    // Pressed twice, as mail programs do, it is the same.
    await unsubscribe(own).expect(204);
    expect(await viewerOf(email)).toMatchObject({ unsubscribed_at: ended });
    expect(await viewerOf(other)).toMatchObject({ unsubscribed_at: null });
  });

  it('go to nobody who ended them, though strangers join for them or the letter was written already', async () => {
    const email = newEmail();
    const id = await confirmedViewer(app, { email, participants: participants() });
    await report(chosen, { month: 1 });
    await writeViewers(app);
    expect(await told(email)).toHaveLength(1);
    await unsubscribe(unsubscribeToken(secret(), { whose: 'viewer', id })).expect(204);
    expect(await told(email)).toEqual([]);
    await report(chosen, { month: 2 });
    await app.dataSource.query(
      `UPDATE viewers SET mailed_at = NULL, asked_at = asked_at - interval '25 hours'`,
    );
    await app.dataSource.query('DELETE FROM rate_limits');
    await join({ email, participants: participants() });
    await writeViewers(app);
    expect(await told(email)).toEqual([]);
    expect(await asked(email)).toHaveLength(1);
  });

  it('go to no suspended account, whose address is not asked either', async () => {
    const person = await signedIn(app);
    await app.dataSource.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [person.id]);
    await confirmedViewer(app, { email: person.email, participants: participants() });
    await suspend(await app.admin(), person.id);
    await report(chosen);
    await writeViewers(app);
    expect(await told(person.email)).toEqual([]);
    await app.dataSource.query(`UPDATE viewers SET asked_at = asked_at - interval '25 hours'`);
    await app.dataSource.query('DELETE FROM rate_limits');
    const { text } = await join({ email: person.email });
    expect(await asked(person.email)).toHaveLength(1);
    const { text: ofNobody } = await join({ email: newEmail() });
    expect(text.replaceAll(/"email":"[^"]+"/g, '')).toBe(ofNobody.replaceAll(/"email":"[^"]+"/g, ''));
  });

  it('come once to whoever has an account too and is told there by mail', async () => {
    const person = await signedIn(app);
    await app.dataSource.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [person.id]);
    await confirmedViewer(app, { email: person.email, participants: participants() });
    await person.client.put(`/participants/${chosen.participantId}/follow`).expect(204);
    await person.client.put('/notifications/mail', { news: 'digest' }).expect(200);
    await report(chosen);
    await writeViewers(app);
    expect(await told(person.email)).toEqual([]);
  });

  it('do not begin for a follower who ends the mail of the account', async () => {
    const person = await signedIn(app);
    await app.dataSource.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [person.id]);
    await confirmedViewer(app, { email: person.email, participants: participants() });
    await person.client.put(`/participants/${chosen.participantId}/follow`).expect(204);
    await person.client.put('/notifications/mail', { news: 'off' }).expect(200);
    await report(chosen);
    await writeViewers(app);
    expect(await told(person.email)).toEqual([]);
  });

  it('leave the address that its account has left, and go with the account', async () => {
    const person = await signedIn(app);
    await confirmEmail(app, person);
    await confirmedViewer(app, { email: person.email, participants: participants() });
    await report(chosen, { month: 1 });
    await writeViewers(app);
    expect(await told(person.email)).toHaveLength(1);
    const email = newEmail();
    const change = { email, currentPassword: person.password };
    await person.client.patch('/auth/me', change).expect(200);
    const token = await mailedToken(app, email, 'email_change_confirm');
    await person.client.post('/auth/confirm', { token }).expect(204);
    expect(await viewerOf(person.email)).toMatchObject({ confirmed_at: null });
    // What waits is not sent there either.
    expect(await told(person.email)).toEqual([]);
    await app.dataSource.query('UPDATE viewers SET mailed_at = NULL');
    await report(chosen, { month: 2 });
    await writeViewers(app);
    expect(await told(person.email)).toEqual([]);
    await deleteAccount({ ...person, email });
    expect(await told(person.email)).toEqual([]);
  });

  it('name nobody who may not be known yet, and tell nobody from an id that nobody has', async () => {
    const show = (isPublic: boolean) =>
      app.dataSource.query('UPDATE participants SET is_public = $2 WHERE id = $1', [
        chosen.participantId,
        isPublic,
      ]);
    await show(false);
    const [email, other] = [newEmail(), newEmail()];
    const chosenBy = (viewerId: number) =>
      app.dataSource.query('SELECT 1 FROM viewer_choices WHERE viewer_id = $1', [viewerId]);
    try {
      const id = await confirmedViewer(app, { email, participants: participants() });
      const otherId = await confirmedViewer(app, { email: other, participants: [99_999] });
      expect([await chosenBy(id), await chosenBy(otherId)]).toEqual([[], []]);
    } finally {
      await show(true);
    }
  });

  it('name nobody who has left since', async () => {
    const email = newEmail();
    await confirmedViewer(app, { email, participants: participants() });
    await report(chosen, { title: 'Lamps' });
    await writeViewers(app);
    expect(JSON.stringify(await told(email))).toContain('Lamps');
    await report(chosen, { month: 2 });
    const { ViewerNews } = await import('../../src/modules/viewers/viewer-news.service.js');
    await app.dataSource.transaction((manager) =>
      app.nest.get(ViewerNews).forget(manager, chosen.participantId),
    );
    // Not before, as what runs every minute would write as well.
    await app.dataSource.query(`UPDATE viewers SET mailed_at = NULL`);
    await app.nest.get(ViewerLetters).writeDue();
    expect(await told(email)).toHaveLength(1);
    expect(await app.dataSource.query('SELECT 1 FROM viewer_choices')).toEqual([]);
  });

  it.each([
    ['participants', 'all', 'participants must be a whole number from 1 to 2147483647'],
    ['participants', [0], 'participants must be a whole number from 1 to 2147483647'],
    ['participants', ['1'], 'participants must be a whole number from 1 to 2147483647'],
    ['participants', Array(101).fill(1), 'participants must be a whole number from 1 to 2147483647'],
  ])('are not asked for with %s %j', async (field, value, message) => {
    const { body } = await app
      .client()
      .post('/viewers', viewerInput({ [field]: value }))
      .expect(400);
    expect(body).toMatchObject({ errors: { [field]: [message] } });
  });
});
