import { Award } from '../../src/modules/awards/entities/award.entity.js';
import type { BurstDto } from '../../src/modules/bursts/dto/burst.dto.js';
import type { CountBurstDto } from '../../src/modules/bursts/dto/count-burst.dto.js';
import { Follow } from '../../src/modules/follows/entities/follow.entity.js';
import { FilmPlay } from '../../src/modules/progress/entities/film-play.entity.js';
import { VoteMonth } from '../../src/modules/votes/entities/vote-month.entity.js';
import { Vote } from '../../src/modules/votes/entities/vote.entity.js';
import { ForgottenAddressesJob } from '../../src/modules/votes/forgotten-addresses.job.js';
import { deleteAccount, registered } from '../factories/account-life.factory.js';
import { auditEntries } from '../factories/audit.factory.js';
import { awardOf, resetAward } from '../factories/award.factory.js';
import { report } from '../factories/progress.factory.js';
import type { SignedIn } from '../factories/user.factory.js';
import { type Candidate, candidates } from '../factories/vote.factory.js';
import type { Client } from '../support/client.js';
import { longBeforeNext } from '../support/long-before-next.js';
import { assertExactFollowers } from '../support/social-counters.js';
import { MANY_AT_ONCE, TestApp } from '../support/test-app.js';
import { assertExactCounters } from '../support/vote-counters.js';

const reason = 'Two of one network within a minute';
const mark = /^[\w-]{6}$/;

describe('bursts', () => {
  let app: TestApp;
  let admin: Client;
  let people: Candidate[];
  let person: Candidate;
  let participantId: number;
  let filmId: number;

  beforeAll(async () => {
    app = await TestApp.start({ ...MANY_AT_ONCE, TRUST_PROXY: '1' });
    admin = await app.admin();
    people = await candidates(app, 14);
  });
  beforeEach(async () => {
    // What comes in the next hour is another burst.
    await longBeforeNext(app.dataSource, 'hour');
    await app.dataSource.query('DELETE FROM rate_limits');
    person = people.shift()!;
    ({ participantId } = person);
    filmId = (await report(person, { videoUrl: 'https://youtu.be/aqz-KE-bpKQ' })).id;
    await resetAward(app, 'social', { status: 'open' });
  });
  afterEach(async () => {
    await assertExactCounters(app.dataSource);
    await assertExactFollowers(app.dataSource);
  });
  afterAll(() => app.stop());

  /** Somebody's vote with a comment, follow and play, from a network. */
  async function takePart(address: string, domain = 'example.test'): Promise<SignedIn> {
    const someone = await registered(app, { email: `n${Math.random()}@${domain}` });
    const from = { 'X-Forwarded-For': address };
    const { client } = someone;
    await client.post('/votes', { participantId, comment: 'Go on' }).set(from).expect(201);
    await client.put(`/participants/${participantId}/follow`).set(from).expect(204);
    await client.post(`/progress-updates/${filmId}/plays`).set(from).expect(204);
    return someone;
  }

  async function bursts(kind: string, by: string, least = 2): Promise<BurstDto[]> {
    const { body } = await admin.get(`/admin/bursts?kind=${kind}&by=${by}&least=${least}`).expect(200);
    return (body as BurstDto[]).filter((burst) => burst.participantId === participantId);
  }

  const decide = (kind: string, by: string, { hour, key }: BurstDto, decision: Partial<CountBurstDto>) =>
    admin.patch('/admin/bursts', { kind, by, participantId, hour, key, ...decision });

  const shown = async () =>
    (await app.client().get(`/participants/${participantId}`).expect(200)).body as Record<string, number>;

  const figures = async () => {
    const { votesReceived, followers } = await shown();
    const { body } = await app.client().get(`/progress-updates/${filmId}`).expect(200);
    const { standings } = await awardOf(app, 'social');
    const points = standings.find((standing) => standing.participantId === participantId)?.score;
    return { votesReceived, followers, plays: (body as { plays: number }).plays, points };
  };

  it.each(['votes', 'plays', 'follows'])(
    'of %s are seen from two on, by network, domain and hour',
    async (kind) => {
      await takePart('203.0.113.1', 'one.test');
      await takePart('203.0.113.1', 'two.test');
      await takePart('203.0.113.2', 'two.test');
      const [network, ...others] = await bursts(kind, 'network');
      expect(others).toEqual([]);
      expect(network).toEqual({
        participantId,
        participantName: 'Amina Diallo',
        hour: expect.stringMatching(/T\d\d:00:00.000Z$/) as string,
        key: expect.stringMatching(mark) as string,
        count: 2,
        counted: 2,
        firstAt: expect.any(String) as string,
        lastAt: expect.any(String) as string,
        reasons: [],
        final: false,
      });
      expect(await bursts(kind, 'domain')).toMatchObject([{ key: 'two.test', count: 2 }]);
      expect(await bursts(kind, 'hour', 3)).toMatchObject([{ key: null, count: 3 }]);
      expect(await bursts(kind, 'hour', 4)).toEqual([]);
    },
  );

  it.each(['votes', 'plays', 'follows'])(
    'of %s are found however long ago, the latest first',
    async (kind) => {
      const table = { votes: 'votes', plays: 'film_plays', follows: 'follows' }[kind];
      for (const days of [59, 10, 3, 0]) {
        await takePart('203.0.113.1');
        await takePart('203.0.113.1');
        await app.dataSource.query(
          `UPDATE ${table} SET created_at = date_trunc('hour', now()) - make_interval(days => $1)
         WHERE participant_id = $2 AND created_at > now() - interval '1 hour'`,
          [days, participantId],
        );
      }
      const hours = (await bursts(kind, 'network')).map(({ hour }) => new Date(hour).getTime());
      const newest = Math.max(...hours);
      expect(hours.map((hour) => (newest - hour) / 86_400_000)).toEqual([0, 3, 10, 59]);
    },
  );

  it('are left uncounted with every figure that follows, and counted again', async () => {
    await takePart('203.0.113.3');
    await takePart('203.0.113.3');
    await takePart('203.0.113.4');
    const all = await figures();
    expect(all).toMatchObject({ votesReceived: 3, followers: 3, plays: 3, points: 3 * (5 + 3 + 1) });
    const kinds = ['votes', 'plays', 'follows'];
    for (const kind of kinds) {
      const [burst] = await bursts(kind, 'network');
      await decide(kind, 'network', burst!, { counted: false, reason }).expect(204);
      expect(await bursts(kind, 'network')).toMatchObject([{ count: 2, counted: 0, reasons: [reason] }]);
    }
    expect(await figures()).toMatchObject({ votesReceived: 1, followers: 1, plays: 1, points: 5 + 3 + 1 });
    const [entry] = await auditEntries(admin);
    expect(entry).toMatchObject({
      action: 'burst.uncounted',
      subject: `participants/${participantId}`,
      details: { kind: 'follows', by: 'network', count: 2, reason, name: 'Amina Diallo' },
    });
    const [kept] = await app.dataSource.query<object[]>('SELECT people FROM audit_entries WHERE id = $1', [
      entry!.id,
    ]);
    expect(kept).toEqual({ people: [{ id: person.id, path: ['name'] }] });
    for (const kind of kinds) {
      const [burst] = await bursts(kind, 'hour');
      await decide(kind, 'hour', burst!, { counted: true }).expect(204);
    }
    expect(await figures()).toEqual(all);
  });

  it('are changed as one however many do it at once', async () => {
    await takePart('203.0.113.5');
    await takePart('203.0.113.5');
    const found = await bursts('votes', 'network');
    const choices = Array.from({ length: 8 }, (_, index) => index % 2 === 0);
    await Promise.all(
      ['votes', 'plays', 'follows'].flatMap((kind) =>
        choices.map((counted) => decide(kind, 'network', found[0]!, { counted, reason }).expect(204)),
      ),
    );
    for (const kind of ['votes', 'plays', 'follows'])
      await decide(kind, 'network', found[0]!, { counted: true }).expect(204);
    expect(await figures()).toMatchObject({ votesReceived: 2, followers: 2, plays: 2 });
  });

  it('need a reason, and something that came', async () => {
    await takePart('203.0.113.6');
    await takePart('203.0.113.6');
    const [burst] = await bursts('plays', 'network');
    const { body } = await decide('plays', 'network', burst!, { counted: false }).expect(400);
    expect(body).toMatchObject({ code: 'burst_reason_required' });
    await decide('plays', 'network', { ...burst!, key: 'nobody' }, { counted: false, reason }).expect(404);
    await admin.get('/admin/bursts?kind=likes&by=network').expect(400);
    await admin.get('/admin/bursts?kind=votes&by=network&least=1').expect(400);
  });

  it('cannot be changed once the month or the award is closed', async () => {
    await takePart('203.0.113.7');
    await takePart('203.0.113.7');
    const [burst] = await bursts('votes', 'network');
    const { manager } = app.dataSource;
    const { month } = await manager.findOneByOrFail(Vote, { participantId });
    await manager.insert(VoteMonth, { month, root: `0x${'1'.repeat(64)}`, leaves: 1, closedAt: new Date() });
    await manager.update(Award, { kind: 'social' }, { status: 'closed', result: [] });
    const before = await shown();
    for (const [kind, code] of [
      ['votes', 'month_fixed'],
      ['plays', 'social_award_closed'],
      ['follows', 'social_award_closed'],
    ] as const) {
      const { body } = await decide(kind, 'network', burst!, { counted: false, reason }).expect(409);
      expect(body).toMatchObject({ code });
      expect((await bursts(kind, 'network'))[0]).toMatchObject({ final: true, counted: 2 });
    }
    expect(await shown()).toEqual(before);
    await manager.delete(VoteMonth, { month });
  });

  it('can be changed while the award of another season alone is closed', async () => {
    await takePart('203.0.113.10');
    await takePart('203.0.113.10');
    await app.dataSource.query(`INSERT INTO seasons (number, name) VALUES (2, 'Season 2')`);
    await app.dataSource.query(
      `INSERT INTO awards (season, kind, name, description, reward_amount, status, end_date, result)
       SELECT 2, kind, name, description, reward_amount, 'closed', now() - interval '1 day', '[]'
       FROM awards WHERE kind = 'social' AND season = 1`,
    );
    await app.dataSource.query(
      `INSERT INTO uncounted_mailboxes (participant_id, mark, reason) VALUES ($1, 'mark', 'bots')`,
      [participantId],
    );
    await app.nest.get(ForgottenAddressesJob).forget();
    const marks = () => app.dataSource.query('SELECT mark FROM uncounted_mailboxes');
    expect(await marks()).toEqual([{ mark: 'mark' }]);
    for (const kind of ['plays', 'follows']) {
      const [burst] = await bursts(kind, 'network');
      expect(burst).toMatchObject({ final: false });
      await decide(kind, 'network', burst!, { counted: false, reason }).expect(204);
    }
    await app.dataSource.query(
      `UPDATE awards SET status = 'closed', end_date = now() - interval '1 day', result = '[]' WHERE kind = 'social'`,
    );
    await app.nest.get(ForgottenAddressesJob).forget();
    expect(await marks()).toEqual([]);
    await app.dataSource.query('DELETE FROM awards WHERE season = 2');
    await app.dataSource.query('DELETE FROM seasons WHERE number = 2');
  });

  it('of plays and follows cannot be changed in a season that is closed', async () => {
    await takePart('203.0.113.11');
    await takePart('203.0.113.11');
    await app.dataSource.query('UPDATE seasons SET closed_at = now()');
    for (const kind of ['plays', 'follows']) {
      const [burst] = await bursts(kind, 'network');
      expect(burst).toMatchObject({ final: true });
      const { body } = await decide(kind, 'network', burst!, { counted: false, reason }).expect(409);
      expect(body).toMatchObject({ code: 'season_closed' });
    }
    await app.dataSource.query('UPDATE seasons SET closed_at = NULL');
  });

  it('stay uncounted when who follows leaves and follows anew', async () => {
    const one = await takePart('203.0.113.8');
    await takePart('203.0.113.8');
    const [burst] = await bursts('follows', 'network');
    await decide('follows', 'network', burst!, { counted: false, reason }).expect(204);
    await one.client.delete(`/participants/${participantId}/follow`).expect(204);
    await one.client.put(`/participants/${participantId}/follow`).expect(204);
    expect(await figures()).toMatchObject({ followers: 0 });
  });

  it('are forgotten after 60 days, not with the account, and the figures stay', async () => {
    const one = await takePart('203.0.113.9');
    await takePart('203.0.113.9');
    const { body } = await one.client.get('/auth/me/export').expect(200);
    expect(body).toMatchObject({ filmPlays: [{ reportId: filmId, counted: true }], uncountedFollows: [] });
    await deleteAccount(one);
    const { manager } = app.dataSource;
    const plays = await manager.findBy(FilmPlay, { participantId });
    const left = plays.filter(({ userId, accountMark }) => userId === null && accountMark === null);
    expect(left).toMatchObject([{ addressHash: expect.any(String) as string }]);
    expect(await bursts('plays', 'network')).toMatchObject([{ count: 2 }]);
    await app.dataSource.query(`UPDATE film_plays SET created_at = now() - interval '61 days'`);
    await app.dataSource.query(`UPDATE follows SET created_at = now() - interval '61 days'`);
    await app.nest.get(ForgottenAddressesJob).forget();
    expect(await manager.countBy(FilmPlay, { participantId })).toBe(0);
    const follows = await manager.findBy(Follow, { participantId });
    expect(follows.map(({ addressHash }) => addressHash)).toEqual([null]);
    expect(await figures()).toMatchObject({ votesReceived: 2, followers: 1, plays: 2 });
  });
});
