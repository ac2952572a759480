import { User } from '../../src/modules/auth/entities/user.entity.js';
import { deleteAccount, registered } from '../factories/account-life.factory.js';
import { ranking, resetAward } from '../factories/award.factory.js';
import { confirmEmail, mailedToken, MAILING } from '../factories/identity.factory.js';
import { type Author, authors, report } from '../factories/progress.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { openVoting } from '../factories/vote.factory.js';
import { longBeforeNext } from '../support/long-before-next.js';
import { assertExactFollowers } from '../support/social-counters.js';
import { TestApp } from '../support/test-app.js';

const film = { videoUrl: 'https://youtu.be/aqz-KE-bpKQ' };

async function confirmed(app: TestApp, email: string): Promise<SignedIn> {
  const person = await registered(app, { email });
  await confirmEmail(app, person);
  return person;
}

describe('Social Media Impact where the site sends mail', () => {
  let app: TestApp;
  let author: Author;
  let filmId: number;

  beforeAll(async () => {
    app = await TestApp.start({ ...MAILING, TRUST_PROXY: '1' });
    [author] = (await authors(app, 1)) as [Author];
    filmId = (await report(author, film)).id;
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM follows');
    await app.dataSource.query('DELETE FROM film_plays');
    await app.dataSource.query('DELETE FROM rate_limits');
    await app.dataSource.query('UPDATE participants SET followers = 0, film_plays = 0, proved_plays = 0');
  });
  afterEach(() => assertExactFollowers(app.dataSource));
  afterAll(() => app.stop());

  const points = async (): Promise<number> => (await ranking(app, 'social'))[0]![1];
  const follow = ({ client }: SignedIn) =>
    client.put(`/participants/${author.participantId}/follow`).expect(204);
  const leave = ({ client }: SignedIn) =>
    client.delete(`/participants/${author.participantId}/follow`).expect(204);
  const play = ({ client }: Pick<SignedIn, 'client'>) =>
    client.post(`/progress-updates/${filmId}/plays`).expect(204);

  it('counts who follows from when they prove their address', async () => {
    const person = await registered(app);
    await follow(person);
    expect(await points()).toBe(0);
    await confirmEmail(app, person);
    expect(await points()).toBe(5);
    await leave(person);
    expect(await points()).toBe(0);
  });

  it('counts followers of one mailbox once, until the last of them leaves', async () => {
    const people: SignedIn[] = [];
    for (const tag of ['1', '2', '3']) people.push(await confirmed(app, `mallory+${tag}@example.test`));
    await Promise.all(people.map(follow));
    expect(await points()).toBe(5);
    await leave(people[0]!);
    await deleteAccount(people[1]!);
    expect(await points()).toBe(5);
    await leave(people[2]!);
    expect(await points()).toBe(0);
  });

  it('counts a mailbox once although its accounts prove it at the same moment', async () => {
    const people: SignedIn[] = [];
    for (let tag = 0; tag < 6; tag += 1) {
      people.push(await registered(app, { email: `quick+${tag}@example.test` }));
      // Three an hour are written to of new accounts.
      await app.dataSource.query('DELETE FROM rate_limits');
    }
    await Promise.all(people.map(follow));
    const tokens = await Promise.all(people.map(({ email }) => mailedToken(app, email, 'confirm_email')));
    await Promise.all(
      people.flatMap(({ client }, index) => [
        client.post('/auth/confirm', { token: tokens[index]! }),
        client.delete(`/participants/${author.participantId}/follow`),
        client.put(`/participants/${author.participantId}/follow`),
      ]),
    );
    await Promise.all(people.map(follow));
    expect(await points()).toBe(5);
  });

  it('follows whoever changes an address to one that follows already, or gives the proof up', async () => {
    const [one, two] = [
      await confirmed(app, 'walker@example.test'),
      await confirmed(app, 'other@example.test'),
    ];
    await Promise.all([follow(one), follow(two)]);
    expect(await points()).toBe(10);
    const email = 'walker+second@example.test';
    await two.client.patch('/auth/me', { email, currentPassword: two.password }).expect(200);
    const token = await mailedToken(app, email, 'email_change_confirm');
    await two.client.post('/auth/confirm', { token }).expect(204);
    expect(await points()).toBe(5);
    await app.dataSource.manager.update(User, { id: one.id }, { emailConfirmedAt: null });
    expect(await points()).toBe(5);
    await app.dataSource.manager.update(User, [one.id, two.id], { emailConfirmedAt: null });
    expect(await points()).toBe(0);
  });

  it('counts accounts right that come and go in one statement', async () => {
    const people: number[] = [];
    for (const email of ['crowd+1@example.test', 'crowd+2@example.test', 'alone@example.test'])
      people.push((await registered(app, { email })).id);
    const { query } = app.dataSource;
    const ask = query.bind(app.dataSource);
    await ask('INSERT INTO follows (participant_id, user_id) SELECT $1, unnest($2::integer[])', [
      author.participantId,
      people,
    ]);
    await ask('UPDATE participants SET followers = 3');
    await ask('UPDATE users SET email_confirmed_at = now() WHERE id = ANY ($1)', [people]);
    expect(await points()).toBe(10);
    await ask('DELETE FROM follows WHERE user_id = ANY ($1)', [people]);
    await ask('UPDATE participants SET followers = 0');
    expect(await points()).toBe(0);
  });

  it('counts a play a mailbox, film and day, and none of whoever proved nothing', async () => {
    await longBeforeNext(app.dataSource, 'day');
    await play({ client: app.client() });
    await play(await registered(app));
    expect(await points()).toBe(0);
    const people = [
      await confirmed(app, 'viewer+1@example.test'),
      await confirmed(app, 'viewer+2@example.test'),
    ];
    await Promise.all([...people, ...people, ...people].map(play));
    expect(await points()).toBe(1);
    await app.dataSource.query(
      `UPDATE film_plays SET mark = mark || ' of yesterday', account_mark = account_mark || ' of yesterday'`,
    );
    await play(people[1]!);
    expect(await points()).toBe(2);
  });

  it('counts no second play of who left and came again', async () => {
    const person = await confirmed(app, 'leaver@example.test');
    await play(person);
    await deleteAccount(person);
    await play(await confirmed(app, 'leaver@example.test'));
    expect(await points()).toBe(1);
  });

  it('leaves a closed award as it was', async () => {
    const person = await confirmed(app, 'late@example.test');
    await follow(person);
    const result = await ranking(app, 'social');
    await resetAward(app, 'social', {
      status: 'closed',
      result: [{ participantId: author.participantId, name: 'As it was', score: 77, rank: 1 }],
    });
    await leave(person);
    expect(await ranking(app, 'social')).toEqual([['As it was', 77, 1]]);
    await resetAward(app, 'social');
    expect(result[0]![1]).toBe(5);
  });
});

describe('Social Media Impact where the site sends no mail', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('counts everybody', async () => {
    const [author] = (await authors(app, 1)) as [Author];
    const { id } = await report(author, film);
    await openVoting(app);
    for (const email of ['mallory+1@example.test', 'mallory+2@example.test']) {
      const { client } = await registered(app, { email });
      await client.put(`/participants/${author.participantId}/follow`).expect(204);
      await client.post(`/progress-updates/${id}/plays`).expect(204);
    }
    const visitor = await signedIn(app);
    await visitor.client
      .post('/votes', { participantId: author.participantId, comment: 'Go on' })
      .expect(201);
    await app.client().post(`/progress-updates/${id}/plays`).expect(204);
    expect((await ranking(app, 'social'))[0]![1]).toBe(2 * 5 + 3 + 3);
  });
});
