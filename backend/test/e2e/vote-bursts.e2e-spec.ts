import { In } from 'typeorm';
import type { VoteBurstDto } from '../../src/modules/votes/dto/admin-vote.dto.js';
import { BURST_VOTES } from '../../src/modules/votes/admin-votes.query.js';
import { Vote } from '../../src/modules/votes/entities/vote.entity.js';
import { VoteMonth } from '../../src/modules/votes/entities/vote-month.entity.js';
import { NETWORKS_KEPT_DAYS } from '../../src/common/access/network-mark.js';
import { ForgottenAddressesJob } from '../../src/modules/votes/forgotten-addresses.job.js';
import { signedIn } from '../factories/user.factory.js';
import { type Candidate, candidates } from '../factories/vote.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('bursts of votes', () => {
  let app: TestApp;
  let admin: Client;
  let people: Candidate[];
  let participantId: number;

  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
    admin = await app.admin();
    people = await candidates(app, 8);
  });
  beforeEach(async () => {
    await app.dataSource.query('UPDATE votes SET address_hash = NULL');
    ({ participantId } = people.shift()!);
  });
  afterAll(() => app.stop());

  /** A vote of somebody new from an address, cast so many minutes ago. */
  async function voteFrom(address: string, minutesAgo = 0, whom = participantId): Promise<number> {
    const { client } = await signedIn(app);
    const { body } = await client
      .post('/votes', { participantId: whom })
      .set('X-Forwarded-For', address)
      .expect(201);
    const { id } = body as { id: number };
    const createdAt = new Date(Date.now() - minutesAgo * MINUTE);
    await app.dataSource.manager.update(Vote, { id }, { createdAt });
    return id;
  }

  async function votesFrom(address: string, minutesAgo: number[]): Promise<number[]> {
    const ids: number[] = [];
    for (const minutes of minutesAgo) ids.push(await voteFrom(address, minutes));
    return ids;
  }

  const bursts = async (): Promise<VoteBurstDto[]> =>
    (await admin.get('/admin/votes/bursts').expect(200)).body as VoteBurstDto[];

  it('are many votes for one participant from one address within an hour', async () => {
    const ids = await votesFrom('203.0.113.7', [59, 40, 30, 20, 0]);
    const [burst, ...others] = await bursts();
    expect(others).toEqual([]);
    expect(burst).toMatchObject({ participantId, participantName: 'Amina Diallo', count: 5, counted: 5 });
    expect(burst!.votes.map(({ id }) => id)).toEqual(ids);
    expect(burst!.votes[0]).toEqual({
      id: ids[0],
      participantId,
      awardId: 1,
      username: expect.stringMatching(/^person\d+$/) as string,
      month: expect.stringMatching(/^\d{4}-\d\d$/) as string,
      counted: true,
      reason: null,
      fixed: false,
      createdAt: burst!.firstAt,
    });
    expect(Date.parse(burst!.lastAt as unknown as string)).toBeGreaterThan(Date.now() - MINUTE);
  });

  it('are not fewer, slower, from several addresses or for several participants', async () => {
    await votesFrom('203.0.113.8', [61, 40, 30, 20, 0]);
    await votesFrom(
      '203.0.113.9',
      Array.from({ length: BURST_VOTES - 1 }, () => 5),
    );
    const { participantId: other } = people[0]!;
    await voteFrom('203.0.113.9', 5, other);
    expect(await bursts()).toEqual([]);
  });

  it('have all votes of the hours they fill, and are apart where it was quiet between them', async () => {
    const first = await votesFrom('203.0.113.10', [400, 390, 380, 360, 350, 345, 330]);
    const second = await votesFrom('203.0.113.10', [90, 80, 70, 60, 50]);
    await votesFrom('203.0.113.10', [200]);
    const found = await bursts();
    expect(found.map(({ votes }) => votes.map(({ id }) => id))).toEqual([second, first]);
    expect(found[0]!.mark).toBe(found[1]!.mark);
  });

  it('show a mark of the address and never the address, nor what could be compared elsewhere', async () => {
    const ids = await votesFrom('203.0.113.11', [4, 3, 2, 1, 0]);
    const { addressHash } = await app.dataSource.manager.findOneByOrFail(Vote, { id: ids[0] });
    const text = JSON.stringify(await bursts());
    expect(text).not.toContain('203.0.113');
    expect(text).not.toContain(addressHash);
    expect((await bursts())[0]!.mark).toMatch(/^[\w-]{6}$/);
  });

  it('take a network of IPv6 for one address, as one machine changes within it', async () => {
    const machine = '2001:db8:1:2';
    for (const rest of [':1', ':2', ':a:b', ':ffff:0:1', '3:4:5:6']) await voteFrom(`${machine}:${rest}`);
    expect(await bursts()).toMatchObject([{ count: 5 }]);
  });

  it('say what was left uncounted, and what can no longer be', async () => {
    const ids = await votesFrom('203.0.113.12', [4, 3, 2, 1, 0]);
    const reason = 'Five within five minutes';
    await admin.patch(`/admin/votes/${ids[0]}`, { counted: false, reason }).expect(200);
    const { manager } = app.dataSource;
    const { month } = await manager.findOneByOrFail(Vote, { id: ids[0] });
    await manager.insert(VoteMonth, { month, root: `0x${'1'.repeat(64)}`, leaves: 1, closedAt: new Date() });
    try {
      const [burst] = await bursts();
      expect(burst).toMatchObject({ count: 5, counted: 4 });
      expect(burst!.votes[0]).toMatchObject({ counted: false, reason, fixed: true });
    } finally {
      await manager.delete(VoteMonth, { month });
    }
  });

  it('are forgotten after 60 days with the addresses', async () => {
    const past = NETWORKS_KEPT_DAYS * DAY;
    const [old, young] = [await voteFrom('203.0.113.13'), await voteFrom('203.0.113.13')];
    const { manager } = app.dataSource;
    await manager.update(Vote, { id: old }, { createdAt: new Date(Date.now() - past - MINUTE) });
    await manager.update(Vote, { id: young }, { createdAt: new Date(Date.now() - past + MINUTE) });
    await app.nest.get(ForgottenAddressesJob).forget();
    const votes = await manager.find(Vote, { where: { id: In([old, young]) }, order: { id: 'ASC' } });
    expect(votes.map(({ addressHash }) => addressHash !== null)).toEqual([false, true]);
  });
});
