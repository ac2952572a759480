import type { HomePersonDto } from '../../src/modules/homes/dto/home-person.dto.js';
import type { ViewerHomeDto } from '../../src/modules/homes/dto/viewer-home.dto.js';
import { ViewerHomeQuery } from '../../src/modules/homes/viewer/viewer-home.query.js';
import { report } from '../factories/progress.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { type Candidate, candidates, castVote, openVoting } from '../factories/vote.factory.js';
import { closeMonths, PAST_MONTH, pastVote } from '../factories/vote-month.factory.js';
import { queriesOf } from '../support/count-queries.js';
import { stopClosing } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

const idsOf = (people: HomePersonDto[]): number[] => people.map(({ id }) => id);

describe('the home of a viewer', () => {
  let app: TestApp;
  let people: Candidate[];
  let viewer: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
    await stopClosing(app);
    people = await candidates(app, 5);
  });
  afterAll(() => app.stop());

  beforeEach(async () => {
    await openVoting(app);
    viewer = await signedIn(app, 'viewer');
  });

  const homeOf = async ({ client }: SignedIn): Promise<ViewerHomeDto> =>
    (await client.get('/homes/viewer').expect(200)).body as ViewerHomeDto;

  const follow = ({ client }: SignedIn, { participantId }: Candidate) =>
    client.put(`/participants/${participantId}/follow`).expect(204);

  const allIds = () => people.map(({ participantId }) => participantId);

  it('says for whom a vote is left, and until when', async () => {
    const home = await homeOf(viewer);
    expect(home).toMatchObject({ isVotingOpen: true, votesLeft: 5, following: 0, reports: [], votes: [] });
    expect(idsOf(home.voteFor)).toEqual(allIds());
    const until = new Date(home.until);
    expect([until.getUTCDate(), until.getUTCHours(), until.getUTCMinutes()]).toEqual([1, 0, 0]);
    expect(new Date(until.getTime() - 1).toISOString().slice(0, 7)).toBe(home.month);
    await castVote(viewer.client, people[1]!.participantId);
    const after = await homeOf(viewer);
    expect(after.votesLeft).toBe(4);
    expect(idsOf(after.voteFor)).not.toContain(people[1]!.participantId);
  });

  it('asks for those followed before all others, and for these once none of them is left', async () => {
    await follow(viewer, people[2]!);
    const before = await homeOf(viewer);
    expect(before).toMatchObject({ votesLeft: 5, following: 1 });
    expect(before.voteFor).toMatchObject([{ id: people[2]!.participantId, followed: true }]);
    await castVote(viewer.client, people[2]!.participantId);
    const after = await homeOf(viewer);
    expect(after.voteFor).toHaveLength(4);
    expect(after.voteFor.every(({ followed }) => !followed)).toBe(true);
  });

  it('asks nobody to vote for themselves', async () => {
    const home = await homeOf(people[0]!);
    expect(home.votesLeft).toBe(4);
    expect(idsOf([...home.voteFor, ...home.discover])).not.toContain(people[0]!.participantId);
  });

  it('asks for no vote while none are taken', async () => {
    await app.dataSource.query(`UPDATE awards SET status = 'upcoming' WHERE kind = 'votes'`);
    expect(await homeOf(viewer)).toMatchObject({ isVotingOpen: false, votesLeft: 0, voteFor: [] });
  });

  it('proposes whom the reader does not follow, and whom it does not ask to vote for', async () => {
    await follow(viewer, people[0]!);
    const home = await homeOf(viewer);
    expect(home.discover).toHaveLength(3);
    expect(idsOf(home.discover)).not.toContain(people[0]!.participantId);
    expect(idsOf((await homeOf(viewer)).discover)).toEqual(idsOf(home.discover));
  });

  it('has the newest reports of those followed, and of nobody else', async () => {
    const [followed, other] = people as [Candidate, Candidate];
    const filed = await report(followed, { title: 'A well for Nandi' });
    await report(other, { title: 'Not followed' });
    await follow(viewer, followed);
    expect((await homeOf(viewer)).reports).toMatchObject([
      { id: filed.id, participantId: followed.participantId, title: 'A well for Nandi', month: 1 },
    ]);
  });

  it('has the newest own votes, and says which of them have a receipt', async () => {
    const { manager } = app.dataSource;
    const [first] = people as [Candidate];
    await pastVote(manager, first.participantId, PAST_MONTH, { userId: viewer.id });
    await closeMonths(app);
    await castVote(viewer.client, first.participantId, { comment: 'Onwards' });
    const { votes, month } = await homeOf(viewer);
    expect(votes).toMatchObject([
      { month, hasReceipt: false, comment: 'Onwards', counted: true, participantName: 'Amina Diallo' },
      { month: PAST_MONTH, hasReceipt: true, comment: null },
    ]);
    expect(votes.every((vote) => !('secret' in vote))).toBe(true);
  });

  it('shows nobody who has no public page', async () => {
    await app.dataSource.query('UPDATE participants SET is_public = false WHERE id = $1', [
      people[3]!.participantId,
    ]);
    const { votesLeft, voteFor, discover } = await homeOf(viewer);
    await app.dataSource.query('UPDATE participants SET is_public = true');
    expect(votesLeft).toBe(4);
    expect(idsOf([...voteFor, ...discover])).not.toContain(people[3]!.participantId);
  });

  it('asks the database as often, however many there are', async () => {
    const asked = () => queriesOf(() => app.nest.get(ViewerHomeQuery).of(viewer.id));
    const before = await asked();
    expect(before).toHaveLength(4);
    for (const one of people) await follow(viewer, one);
    for (const { participantId } of people) await castVote(viewer.client, participantId);
    expect(await asked()).toEqual(before);
  });

  it('is for whoever is signed in', async () => {
    await app.client().get('/homes/viewer').expect(401);
  });
});
