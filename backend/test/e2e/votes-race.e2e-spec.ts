import { setTimeout as delay } from 'node:timers/promises';
import { In } from 'typeorm';
import { endOfMonth, monthOf } from '../../src/common/calendar-month.js';
import { Award } from '../../src/modules/awards/entities/award.entity.js';
import { Notification } from '../../src/modules/notifications/entities/notification.entity.js';
import { Vote } from '../../src/modules/votes/entities/vote.entity.js';
import { VoteMonth } from '../../src/modules/votes/entities/vote-month.entity.js';
import { lockMonth } from '../../src/common/month-lock.js';
import { signedIn } from '../factories/user.factory.js';
import { type Candidate, candidates, castVote, openVoting, tellVotes } from '../factories/vote.factory.js';
import type { Client } from '../support/client.js';
import { whenWaiting } from '../support/held-lock.js';
import { moveClock, withMovableClock } from '../support/moved-clock.js';
import { asSomebodyElse } from '../support/one-connection.js';
import { stopExpiry } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';
import { createTestDatabase } from '../support/test-database.js';
import { assertExactCounters } from '../support/vote-counters.js';

describe('many votes at once, on two processes', () => {
  let one: TestApp;
  let other: TestApp;
  let amina: Candidate;
  let bela: Candidate;

  beforeAll(async () => {
    const chain = await TestChain.start();
    const env = { DATABASE_URL: await createTestDatabase() };
    await withMovableClock(env.DATABASE_URL);
    [one, other] = await Promise.all([TestApp.start(env, chain), TestApp.start(env, chain)]);
    // What takes sessions away goes by the clock that is moved here.
    await Promise.all([stopExpiry(one), stopExpiry(other)]);
    [amina, bela] = (await candidates(one, 2)) as [Candidate, Candidate];
  });
  afterEach(async () => {
    await moveClock(one.dataSource, new Date());
    await assertExactCounters(one.dataSource);
  });
  afterAll(async () => {
    await one.stop();
    await other.stop();
  });

  /** One account on both processes. */
  async function voterOnBoth(): Promise<[Client, Client]> {
    const { client, username, password } = await signedIn(one);
    const elsewhere = other.client();
    await elsewhere.post('/auth/login', { username, password }).expect(200);
    return [client, elsewhere];
  }

  const voters = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => (await signedIn(index % 2 ? one : other)).client),
    );
  const votesFor = ({ participantId }: Candidate) => one.dataSource.manager.findBy(Vote, { participantId });

  /** How often each status was answered. */
  async function tally(answers: PromiseLike<{ status: number }>[]): Promise<Record<number, number>> {
    const counts: Record<number, number> = {};
    for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }

  it('of one account are one vote', async () => {
    const clients = await voterOnBoth();
    const { participantId } = amina;
    const answers = Array.from({ length: 30 }, (_, index) =>
      clients[index % 2]!.post('/votes', { participantId, comment: 'Go on' }),
    );
    expect(await tally(answers)).toEqual({ 201: 1, 409: 29 });
    expect(await votesFor(amina)).toHaveLength(1);
  });

  it('of thirty accounts are thirty votes, and one piece of news that counts them', async () => {
    const clients = await voters(30);
    const { participantId } = bela;
    expect(await tally(clients.map((client) => client.post('/votes', { participantId })))).toEqual({
      201: 30,
    });
    expect(await votesFor(bela)).toHaveLength(30);
    await Promise.all([one, other, one].map(tellVotes));
    const news = await one.dataSource.manager.findBy(Notification, { userId: bela.id });
    expect(news).toMatchObject([{ kind: 'vote', readAt: null, params: { participantId, count: 30 } }]);
  });

  it('for each other and uncounted meanwhile wait for one another, and end', async () => {
    const admin = await one.admin();
    const clients = await voters(16);
    const people = [amina, bela];
    const cast = await Promise.all(
      clients.map(async (client, index) => castVote(client, people[index % 2]!.participantId)),
    );
    const uncounted = cast.map(({ id }) =>
      admin.patch(`/admin/votes/${id}`, { counted: false, reason: 'From one address' }),
    );
    const votes = clients.map((client, index) =>
      client.post('/votes', { participantId: people[(index + 1) % 2]!.participantId }),
    );
    expect(await tally([...uncounted, ...votes])).toEqual({ 200: 16, 201: 16 });
  });

  it('belong to the month in which they come, however close its end is', async () => {
    const end = endOfMonth(monthOf(new Date()));
    const people = await Promise.all(Array.from({ length: 12 }, async () => signedIn(one)));
    const { participantId } = amina;
    await moveClock(one.dataSource, new Date(end.getTime() - 10_000));
    const answers: PromiseLike<{ status: number }>[] = [];
    const deadline = Date.now() + 12_000;
    for (let round = 0; Date.now() < deadline; round++) {
      // A request is sent once somebody waits for it.
      answers.push(people[round % 12]!.client.post('/votes', { participantId }).then((answer) => answer));
      await delay(15);
    }
    const counts = await tally(answers);
    await moveClock(one.dataSource, new Date(end.getTime() + 60_000));
    const last = await tally(people.map(({ client }) => client.post('/votes', { participantId })));
    const userId = In(people.map(({ id }) => id));
    const votes = await one.dataSource.manager.findBy(Vote, { participantId, userId });
    expect(votes).toHaveLength((counts[201] ?? 0) + (last[201] ?? 0));
    for (const vote of votes) expect(vote.month).toBe(monthOf(vote.createdAt));
    expect(votes.filter((vote) => vote.month === monthOf(end))).toHaveLength(12);
    expect(votes.length).toBeGreaterThan(12);
  });

  it('do not enter a month that is being closed, even if they began before', async () => {
    const month = monthOf(new Date());
    const clients = await voters(6);
    const early = await voters(6);
    const { participantId } = bela;
    for (const client of early) await castVote(client, participantId);
    const { manager } = one.dataSource;
    const before = await manager.countBy(Vote, { month });
    let waiting: Promise<Record<number, number>> | undefined;
    await one.dataSource.transaction(async (closing) => {
      await lockMonth(closing, month, 'exclusive');
      waiting = asSomebodyElse(() =>
        tally(clients.map((client) => client.post('/votes', { participantId }))),
      );
      await asSomebodyElse(() => whenWaiting(other.dataSource, 6, '%'));
      const leaves = await closing.countBy(Vote, { month });
      expect(leaves).toBe(before);
      await closing.insert(VoteMonth, { month, root: `0x${'1'.repeat(64)}`, leaves, closedAt: new Date() });
    });
    try {
      expect(await waiting).toEqual({ 409: 6 });
      expect(await manager.countBy(Vote, { month })).toBe(before);
      const { body } = await clients[0]!.post('/votes', { participantId }).expect(409);
      expect(body).toMatchObject({ code: 'month_fixed', params: { month } });
    } finally {
      await manager.delete(VoteMonth, { month });
    }
  });

  it('do not enter an award that is being closed', async () => {
    const clients = await voters(4);
    const { participantId } = bela;
    let waiting: Promise<Record<number, number>> | undefined;
    await one.dataSource.transaction(async (closing) => {
      await closing.update(Award, { kind: 'votes' }, { status: 'closed' });
      waiting = asSomebodyElse(() =>
        tally(clients.map((client) => client.post('/votes', { participantId }))),
      );
      await asSomebodyElse(() => whenWaiting(other.dataSource, 4, '%'));
    });
    expect(await waiting).toEqual({ 409: 4 });
    await openVoting(one);
  });
});
