import { monthOf } from '../../src/common/calendar-month.js';
import { Award } from '../../src/modules/awards/entities/award.entity.js';
import { Vote } from '../../src/modules/votes/entities/vote.entity.js';
import { VoteMonth } from '../../src/modules/votes/entities/vote-month.entity.js';
import { lockMonth } from '../../src/common/month-lock.js';
import { auditEntries } from '../factories/audit.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { type Candidate, candidates, castVote } from '../factories/vote.factory.js';
import type { Client } from '../support/client.js';
import { longBeforeNext } from '../support/long-before-next.js';
import { TestApp } from '../support/test-app.js';
import { assertExactCounters } from '../support/vote-counters.js';

const reason = 'One of many from one address';

describe('counting votes', () => {
  let app: TestApp;
  let month: string;
  let admin: Client;
  let amina: Candidate;
  let voter: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
    await longBeforeNext(app.dataSource, 'month');
    month = monthOf(new Date());
    admin = await app.admin();
    [amina] = (await candidates(app, 1)) as [Candidate];
  });
  beforeEach(async () => {
    voter = await signedIn(app);
  });
  afterEach(async () => {
    await assertExactCounters(app.dataSource);
  });
  afterAll(() => app.stop());

  const decide = (id: number, decision: object) => admin.patch(`/admin/votes/${id}`, decision);
  const received = async () => {
    const { body } = await app.client().get(`/participants/${amina.participantId}`).expect(200);
    return (body as { votesReceived: number }).votesReceived;
  };
  const byMonth = async () =>
    (await app.client().get(`/participants/${amina.participantId}/votes`).expect(200)).body as {
      month: string;
      votes: number;
      counted: number;
    }[];

  it('leaves one out, and both counts are public', async () => {
    await castVote(voter.client, amina.participantId);
    const { id } = await castVote((await signedIn(app)).client, amina.participantId);
    const { body } = await decide(id, { counted: false, reason }).expect(200);
    expect(body).toMatchObject({
      id,
      participantId: amina.participantId,
      counted: false,
      reason,
      fixed: false,
    });
    expect(await received()).toBe(1);
    expect(await byMonth()).toEqual([{ month, votes: 2, counted: 1 }]);
    const listed = (await app.client().get(`/votes/months/${month}`).expect(200)).body as object;
    expect(listed).toMatchObject({ votes: 2, counted: 1, totals: [{ votes: 2, counted: 1 }] });
  });

  it('counts it again', async () => {
    const before = await received();
    const { id } = await castVote(voter.client, amina.participantId);
    await decide(id, { counted: false, reason }).expect(200);
    expect(await received()).toBe(before);
    const { body } = await decide(id, { counted: true }).expect(200);
    expect(body).toMatchObject({ counted: true, reason: null });
    expect(await received()).toBe(before + 1);
  });

  it('is decided once, however often it is asked for, and stands in the audit', async () => {
    const { id } = await castVote(voter.client, amina.participantId);
    await Promise.all(
      Array.from({ length: 6 }, async () => decide(id, { counted: false, reason }).expect(200)),
    );
    const subject = `votes/${id}`;
    const entries = (await auditEntries(admin)).filter((entry) => entry.subject === subject);
    expect(entries).toMatchObject([
      { action: 'vote.uncounted', details: { name: 'Amina Diallo', month, voter: voter.username, reason } },
    ]);
    await decide(id, { counted: true, reason: 'They share a school' }).expect(200);
    expect((await auditEntries(admin))[0]).toMatchObject({
      action: 'vote.counted',
      subject,
      details: { reason: 'They share a school' },
    });
  });

  it('needs a reason to leave one out, and a vote', async () => {
    const { id } = await castVote(voter.client, amina.participantId);
    const { body } = await decide(id, { counted: false }).expect(400);
    expect(body).toMatchObject({
      code: 'uncounted_reason_required',
      errors: { reason: [expect.any(String)] },
    });
    await decide(id, { counted: 'no', reason }).expect(400);
    await decide(id, { counted: false, reason: 'x'.repeat(501) }).expect(400);
    await decide(9999, { counted: false, reason }).expect(404);
  });

  it('ends with the month: nothing changes once it is fixed', async () => {
    const { id } = await castVote(voter.client, amina.participantId);
    const { manager } = app.dataSource;
    let waiting: Promise<{ status: number; body: unknown }> | undefined;
    await app.dataSource.transaction(async (closing) => {
      await lockMonth(closing, month, 'exclusive');
      waiting = decide(id, { counted: false, reason }).then((answer) => answer);
      await closing.insert(VoteMonth, {
        month,
        root: `0x${'1'.repeat(64)}`,
        leaves: 1,
        closedAt: new Date(),
      });
    });
    try {
      expect(await waiting).toMatchObject({ status: 409, body: { code: 'month_fixed', params: { month } } });
      await decide(id, { counted: true }).expect(409);
      expect(await manager.findOneByOrFail(Vote, { id })).toMatchObject({ counted: true });
    } finally {
      await manager.delete(VoteMonth, { month });
    }
  });

  it('decides the award', async () => {
    const { body } = await app.client().get('/awards').expect(200);
    const [award] = body as { standings: object[] }[];
    expect(award!.standings).toMatchObject([
      { participantId: amina.participantId, score: await received(), rank: 1 },
    ]);
    expect(await app.dataSource.manager.countBy(Award, { kind: 'votes', status: 'open' })).toBe(1);
  });

  it('adds up to the transactions of the platform', async () => {
    const votes = await app.dataSource.manager.count(Vote);
    const { body } = await app.client().get('/tokenomics').expect(200);
    expect(body).toMatchObject({ transactionCount: votes, transactionBreakdown: { votes } });
  });
});
