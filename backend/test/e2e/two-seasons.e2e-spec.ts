import type { SeasonDto } from '../../src/modules/archive/dto/season.dto.js';
import type { OwnBadgesDto } from '../../src/modules/nft/dto/nft-badge.dto.js';
import { recountMonth } from '../../src/modules/votes/recount/recount-month.js';
import { whenComparedAnew } from '../factories/book-check.factory.js';
import { acceptInvitation } from '../factories/identity.factory.js';
import { withBadge } from '../factories/minted-badge.factory.js';
import { takePlace } from '../factories/participant.factory.js';
import { report } from '../factories/progress.factory.js';
import { dateFirstSeason, planSeason, startOfMonthFromNow } from '../factories/season.factory.js';
import {
  archiveOf,
  closeSeason,
  daysAfter,
  mintBadge,
  monthOf,
  paidAd,
  stepOfVotedAward,
  travel,
  votesIn,
} from '../factories/two-seasons.factory.js';
import { type SignedIn, signedIn, signInAgain } from '../factories/user.factory.js';
import { type Candidate, candidates, castVote, tellVotes } from '../factories/vote.factory.js';
import { longBeforeNext } from '../support/long-before-next.js';
import { withMovableClock } from '../support/moved-clock.js';
import { TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

/** The first season ends with this month, the second has one month, the one after the next. */
const FIRST_END = startOfMonthFromNow(1);
const SECOND_START = startOfMonthFromNow(2);
const SECOND_END = startOfMonthFromNow(3);
const FIRST_MONTH = monthOf(startOfMonthFromNow(0));
const SECOND_MONTH = monthOf(SECOND_START);

describe('two seasons, one after the other', () => {
  let app: TestApp;
  let amina: Candidate;
  let ben: Candidate;
  let cleo: SignedIn;
  let voters: SignedIn[];

  beforeAll(async () => {
    const env = { DATABASE_URL: await createTestDatabase() };
    await withMovableClock(env.DATABASE_URL);
    app = await TestApp.start(env);
    await longBeforeNext(app.dataSource, 'month');
    await dateFirstSeason(await app.admin());
    voters = [await signedIn(app), await signedIn(app), await signedIn(app)];
    cleo = await signedIn(app);
  });
  afterAll(() => app.stop());

  const ownOf = async (person: SignedIn) => {
    const client = await signInAgain(app, person);
    const get = async (path: string) => (await client.get(path).expect(200)).body as unknown;
    return {
      role: ((await get('/auth/me')) as { role: string }).role,
      badges: ((await get('/nft/badges')) as OwnBadgesDto).badges.map(({ season, state }) => [season, state]),
    };
  };
  const votes = async (choices: number[]): Promise<void> => {
    for (const [index, participantId] of choices.entries())
      await castVote(await signInAgain(app, voters[index]!), participantId);
    await tellVotes(app);
  };
  const seasons = async () => (await app.client().get('/seasons').expect(200)).body as SeasonDto[];
  const listed = async (client = app.client()) => {
    const { status, body } = await client.get('/participants?season=2');
    return status === 200 ? (body as { name: string }[]).map(({ name }) => name) : status;
  };

  it('run from the first vote to the second archive', async () => {
    // Season 1: two take part, people vote, follow and pay.
    [amina, ben] = (await candidates(app, 2)) as [Candidate, Candidate];
    await amina.client.patch('/participants/user', { name: 'Amina' }).expect(200);
    await ben.client.patch('/participants/user', { name: 'Ben' }).expect(200);
    for (const person of [amina, ben]) {
      await withBadge(app, person);
      await report(person);
    }
    await voters[0]!.client.put(`/participants/${ben.participantId}/follow`).expect(204);
    await votes([amina.participantId, amina.participantId, ben.participantId]);
    await paidAd(app);

    // It ends, its votes are fixed on the chain, its winners stand, and it is closed.
    await travel(app, daysAfter(FIRST_END, 3));
    await closeSeason(app, 1, FIRST_MONTH);
    const first = await archiveOf(app, 1);
    expect(first).toMatchObject({
      ...{ state: 'closed', participants: 2 },
      sums: { votes: 3, countedVotes: 3, reports: 2, followers: 1 },
      months: [{ month: FIRST_MONTH, votes: 3, root: expect.stringMatching(/^0x/) as string }],
    });
    expect(votesIn(first)).toEqual([
      ['Amina', 2, 1],
      ['Ben', 1, 2],
    ]);

    // Season 2 is planned, and one of the first applies again beside somebody new.
    const admin = await app.admin();
    await planSeason(admin, {
      startsAt: SECOND_START.toISOString(),
      endsAt: SECOND_END.toISOString(),
      whitelist: [amina.email, cleo.email],
    });
    cleo.client = await signInAgain(app, cleo);
    await acceptInvitation(admin, cleo);
    const { id: cleoId } = await takePlace(cleo, { name: 'Cleo' });
    const { id: aminaId } = await takePlace(
      { ...amina, client: await signInAgain(app, amina) },
      { name: 'Amina' },
    );
    expect(aminaId).not.toBe(amina.participantId);

    // Nobody sees them until a week before the start; then accounts do, and strangers from the start on.
    expect([await listed(), await listed(await signInAgain(app, voters[0]!))]).toEqual([404, 404]);
    await travel(app, daysAfter(SECOND_START, -5));
    expect(await listed()).toBe(404);
    await app.client().get(`/participants/${cleoId}`).expect(404);
    const viewer = await signInAgain(app, voters[0]!);
    expect(await listed(viewer)).toEqual(['Cleo', 'Amina']);
    await viewer.get(`/participants/${cleoId}`).expect(200);
    expect((await archiveOf(app, 2)).people).toEqual([]);
    await travel(app, daysAfter(SECOND_START, 2));
    expect(await listed()).toEqual(['Cleo', 'Amina']);

    // Who takes part no more is a user again, and keeps what came of it; who does has a second badge.
    expect(await ownOf(ben)).toEqual({ role: 'user', badges: [[1, 'minted']] });
    const { body: kept } = await app.client().get(`/participants/${ben.participantId}`).expect(200);
    expect(kept).toMatchObject({ season: 1, name: 'Ben', followers: 1 });
    const { body: reports } = await app
      .client()
      .get(`/progress-updates?participantId=${ben.participantId}&season=1`)
      .expect(200);
    expect(reports).toHaveLength(1);
    await app.chain.addSeason(2);
    await app.takeRecord();
    const client = await signInAgain(app, amina);
    await mintBadge(app, client);
    await stepOfVotedAward(app, 2, 'open');
    await votes([cleoId, cleoId, aminaId]);
    await report({ ...amina, client });
    await paidAd(app);

    // The second ends like the first.
    await travel(app, daysAfter(SECOND_END, 3));
    await closeSeason(app, 2, SECOND_MONTH);
    expect(await ownOf(amina)).toEqual({
      role: 'participant',
      badges: [
        [2, 'minted'],
        [1, 'minted'],
      ],
    });

    // Both archives are served, and the first is what it was.
    expect((await seasons()).map(({ number, state }) => [number, state])).toEqual([
      [2, 'closed'],
      [1, 'closed'],
    ]);
    const second = await archiveOf(app, 2);
    expect(second).toMatchObject({
      participants: 2,
      sums: { votes: 3, countedVotes: 3, reports: 1, followers: 0 },
      months: [{ month: SECOND_MONTH, votes: 3, root: expect.stringMatching(/^0x/) as string }],
    });
    expect(votesIn(second)).toEqual([
      ['Cleo', 2, 1],
      ['Amina', 1, 2],
    ]);
    expect(await archiveOf(app, 1)).toEqual(first);
    const paidIn = (month: string) => ({
      ...{ currency: 'BNB', totalFeesCollected: '25.0000', founderProfit: '7.5000', payments: 1 },
      history: [{ month, amount: '25.0000', payments: 1 }],
    });
    expect(first.coins).toMatchObject([paidIn(FIRST_MONTH)]);
    expect(second.coins).toMatchObject([paidIn(SECOND_MONTH)]);

    // The votes of both are found again from their roots, and the books of both are the chain's.
    for (const month of [FIRST_MONTH, SECOND_MONTH]) {
      const order = { site: app.url, month, node: app.chain.rpcUrl, registries: undefined };
      const findings = await recountMonth(order);
      expect(findings.map(({ holds }) => holds)).toEqual([true, true, true]);
      expect(findings[0]!.text).toMatch(/^3 votes/);
    }
    await app.chain.mine(7);
    const checks = await whenComparedAnew(app, 4);
    for (const { differences } of checks) expect(differences).toEqual([]);
    expect(checks.map(({ name, compared }) => `${name} ${compared}`).toSorted()).toEqual([
      'AdPaymentSplitter 2',
      'ChallengeBadge 1',
      'ChallengeBadge 2',
      'VoteRegistry 2',
    ]);
  }, 300_000);
});
