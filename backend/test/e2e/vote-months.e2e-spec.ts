import { monthOf } from '../../src/common/calendar-month.js';
import { VoteMonth } from '../../src/modules/votes/entities/vote-month.entity.js';
import { VoteTotal } from '../../src/modules/votes/entities/vote-total.entity.js';
import { signedIn } from '../factories/user.factory.js';
import { type Candidate, candidates, castVote } from '../factories/vote.factory.js';
import { longBeforeNext } from '../support/long-before-next.js';
import { TestApp } from '../support/test-app.js';

const root = `0x${'2'.repeat(64)}`;
const transactionHash = `0x${'3'.repeat(64)}`;
const registry = '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0';

describe('the months of the votes', () => {
  let app: TestApp;
  let month: string;
  let amina: Candidate;
  let bela: Candidate;

  beforeAll(async () => {
    app = await TestApp.start();
    await longBeforeNext(app.dataSource, 'month');
    month = monthOf(new Date());
    [amina, bela] = (await candidates(app, 2)) as [Candidate, Candidate];
  });
  afterAll(() => app.stop());

  const answerOf = async (path: string) => (await app.client().get(path).expect(200)).body as unknown;

  it('begin with the first vote', async () => {
    expect(await answerOf('/votes/months')).toEqual([]);
    expect(await answerOf(`/participants/${amina.participantId}/votes`)).toEqual([]);
    const { body } = await app.client().get(`/votes/months/${month}`).expect(404);
    expect(body).toMatchObject({ code: 'no_votes_in_month', params: { month } });
  });

  it('are listed newest first, with the root once they are fixed', async () => {
    await castVote((await signedIn(app)).client, amina.participantId);
    await castVote((await signedIn(app)).client, bela.participantId);
    const { manager } = app.dataSource;
    const { participantId } = amina;
    const closedAt = new Date('2026-03-03T00:00:00Z');
    for (const past of ['2026-02', '2026-01'])
      await manager.insert(VoteTotal, { month: past, awardId: 1, participantId, votes: 7, counted: 5 });
    await manager.insert(VoteMonth, {
      ...{ month: '2026-02', root, leaves: 7, closedAt, transactionHash, registry },
    });
    const open = { root: null, transactionHash: null, registry: null, closedAt: null };
    const fixed = { root, transactionHash, registry, closedAt: closedAt.toISOString() };
    expect(await answerOf('/votes/months')).toEqual([
      { month, votes: 2, counted: 2, ...open },
      { month: '2026-02', votes: 7, counted: 5, ...fixed },
      { month: '2026-01', votes: 7, counted: 5, ...open },
    ]);
  });

  it('have the total of every participant', async () => {
    expect(await answerOf(`/votes/months/${month}`)).toEqual({
      month,
      votes: 2,
      counted: 2,
      root: null,
      transactionHash: null,
      registry: null,
      closedAt: null,
      totals: [amina, bela].map(({ participantId }) => ({ participantId, awardId: 1, votes: 1, counted: 1 })),
    });
    expect(await answerOf('/votes/months/2026-02')).toMatchObject({
      root,
      totals: [{ votes: 7, counted: 5 }],
    });
  });

  it('make a curve for each participant, oldest first', async () => {
    expect(await answerOf(`/participants/${amina.participantId}/votes`)).toEqual([
      { month: '2026-01', votes: 7, counted: 5 },
      { month: '2026-02', votes: 7, counted: 5 },
      { month, votes: 1, counted: 1 },
    ]);
    await app.client().get('/participants/999/votes').expect(404);
  });

  it.each(['2026-13', '2026-00', '2026-1', '26-01', '2026-01-01', 'now', '2026-01%00'])(
    'are not written %s',
    async (text) => {
      const { body } = await app.client().get(`/votes/months/${text}`).expect(400);
      expect(body).toMatchObject({ details: { month: [{ code: 'month_invalid' }] } });
    },
  );
});
