import type { ParticipantHomeDto } from '../../src/modules/homes/dto/participant-home.dto.js';
import { ParticipantHomeQuery } from '../../src/modules/homes/participant/participant-home.query.js';
import { report } from '../factories/progress.factory.js';
import { dateFirstSeason } from '../factories/season.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { type Candidate, candidates, castVote, tellVotes } from '../factories/vote.factory.js';
import { queriesOf } from '../support/count-queries.js';
import { TestApp } from '../support/test-app.js';

describe('the home of a participant', () => {
  let app: TestApp;
  let amina: Candidate;
  let ben: Candidate;

  beforeAll(async () => {
    app = await TestApp.start();
    [amina, ben] = (await candidates(app, 2)) as [Candidate, Candidate];
    await dateFirstSeason(await app.admin());
  });
  afterAll(() => app.stop());

  const homeOf = async ({ client }: SignedIn): Promise<ParticipantHomeDto> =>
    (await client.get('/homes/participant').expect(200)).body as ParticipantHomeDto;

  const follows =
    (to: Candidate, method: 'put' | 'delete' = 'put') =>
    async (fan: SignedIn) => {
      await fan.client[method](`/participants/${to.participantId}/follow`).expect(204);
    };

  it('names the first report that is late, and the next once that is written', async () => {
    const before = await homeOf(amina);
    expect(before).toMatchObject({
      ...{ participantId: amina.participantId, season: 1, order: 1 },
      report: { month: 1, state: 'late', reportId: null },
      reportsDone: 0,
    });
    await report(amina, { month: 1 });
    const after = await homeOf(amina);
    expect(after).toMatchObject({ report: { month: 2 }, reportsDone: 1 });
    expect(after.reportsLate).toBe(before.reportsLate - 1);
  });

  it('counts the months of a shorter season', async () => {
    expect((await homeOf(ben)).reportsInAll).toBe(12);
    const [{ ends_at: usual }] = await app.dataSource.query<[{ ends_at: Date }]>(
      'SELECT ends_at FROM seasons',
    );
    await app.dataSource.query(`UPDATE seasons SET ends_at = starts_at + interval '7 months'`);
    const { reportsInAll } = await homeOf(ben);
    await app.dataSource.query('UPDATE seasons SET ends_at = $1', [usual]);
    expect(reportsInAll).toBe(7);
  });

  it('names no report of a season that is closed', async () => {
    await app.dataSource.query('UPDATE seasons SET closed_at = now()');
    const { report: due } = await homeOf(ben);
    await app.dataSource.query('UPDATE seasons SET closed_at = NULL');
    expect(due).toBeNull();
  });

  it('has votes by month, and what voters said, newest first', async () => {
    const voters = [await signedIn(app, 'viewer'), await signedIn(app, 'viewer')] as const;
    await castVote(voters[0].client, amina.participantId, { comment: 'Onwards' });
    await castVote(voters[1].client, amina.participantId, { comment: 'And upwards' });
    await tellVotes(app);
    const { votes, votesReceived, comments } = await homeOf(amina);
    expect(votes).toMatchObject([{ votes: 2, counted: 2 }]);
    expect(votesReceived).toBe(2);
    expect(comments.map(({ comment }) => comment)).toEqual(['And upwards', 'Onwards']);
  });

  it('knows how many followed at the end of each day, whoever leaves later', async () => {
    const fans = [await signedIn(app, 'viewer'), await signedIn(app, 'viewer'), await signedIn(app)];
    for (const fan of fans) await follows(ben)(fan);
    expect(await homeOf(ben)).toMatchObject({ followers: 3 });
    expect((await homeOf(ben)).followerDays.at(-1)).toMatchObject({ followers: 3 });
    await app.dataSource.query(`UPDATE follower_days SET day = day - 7`);
    await follows(ben, 'delete')(fans[0]!);
    const { followers, followerDays } = await homeOf(ben);
    expect(followers).toBe(2);
    expect(followerDays.slice(-2).map((one) => one.followers)).toEqual([3, 2]);
    expect(followerDays.at(-1)!.day > followerDays.at(-2)!.day).toBe(true);
  });

  it('leaves out of the followers of a day whoever was left uncounted', async () => {
    const fan = await signedIn(app);
    await follows(amina)(fan);
    await app.dataSource.query(
      `INSERT INTO uncounted_follows (participant_id, user_id, reason) VALUES ($1, $2, 'Too many')`,
      [amina.participantId, fan.id],
    );
    const { followers, followerDays } = await homeOf(amina);
    expect(followers).toBe(0);
    expect(followerDays.at(-1)).toMatchObject({ followers: 0 });
  });

  it('says what is missing for being found', async () => {
    expect((await homeOf(amina)).found).toEqual({ isPublic: true, hasPortrait: false, links: 0 });
    await amina.client
      .patch('/participants/user', { socialWebsite: 'https://amina.example.org' })
      .expect(200);
    expect((await homeOf(amina)).found).toMatchObject({ links: 1 });
  });

  it('asks the database as often, however many there are', async () => {
    const { id, username } = ben;
    const asked = () =>
      queriesOf(() => app.nest.get(ParticipantHomeQuery).of({ id, username, role: 'participant' }));
    const before = await asked();
    expect(before.length).toBeGreaterThan(5);
    for (const voter of [await signedIn(app), await signedIn(app)])
      await castVote(voter.client, ben.participantId, { comment: 'Well done' });
    await report(ben, { month: 1 });
    expect(await asked()).toEqual(before);
  });

  it('is for participants alone', async () => {
    await app.client().get('/homes/participant').expect(401);
    const { client } = await signedIn(app, 'viewer');
    await client.get('/homes/participant').expect(403);
  });
});
