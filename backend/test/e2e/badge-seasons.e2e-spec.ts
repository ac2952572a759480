import type { AdminBadgeDto } from '../../src/modules/nft/dto/admin-badge.dto.js';
import type { BadgeMetadataDto, NftBadgeDto, OwnBadgesDto } from '../../src/modules/nft/dto/nft-badge.dto.js';
import { BadgeSweep } from '../../src/modules/nft/badge-sweep.service.js';
import { whenComparedAnew } from '../factories/book-check.factory.js';
import { type WithWallet, withBadge } from '../factories/minted-badge.factory.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { followClock, inDays, planSecondSeason } from '../factories/season.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { linkWallet } from '../factories/wallet.factory.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

describe('badges of several seasons', () => {
  let app: TestApp;
  let person: WithWallet;
  let first: NftBadgeDto;
  let firstContract: string;
  let candidate: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
    firstContract = app.chain.badge.target as string;
    ({ badge: first, ...person } = await withBadge(app));
    await planSecondSeason(app, inDays(20));
    [candidate] = (await invited(app, 1)) as [SignedIn];
  });
  afterAll(() => app.stop());

  const badgesOf = async ({ client }: SignedIn) =>
    (await client.get('/nft/badges').expect(200)).body as OwnBadgesDto;
  const badgeOf = async (season: number) =>
    (await person.client.get(`/nft/badge?season=${season}`).expect(200)).body as NftBadgeDto;
  const refused = async ({ client }: SignedIn) =>
    expect((await client.post('/nft/badge').expect(409)).body).toMatchObject({ code: 'badge_exists' });
  const warnings = async () =>
    ((await app.client().get('/health').expect(200)).body as { warnings: string[] }).warnings.join('\n');
  const withoutContract = async () => {
    const { body } = await (await app.admin()).get('/admin/badges/mints').expect(200);
    return (body as { withoutContract: object[] }).withoutContract;
  };
  const AWAITED = 'badges of season 2 have no contract yet';

  it('are of the season in which their account will take part, and earlier ones stay what they are', async () => {
    await candidate.client.post('/nft/badge').expect(201);
    await takePlace(candidate);
    expect(await badgesOf(candidate)).toMatchObject({
      season: 2,
      badges: [{ season: 1, badgeType: 'supporter' }],
    });
    const { body } = await candidate.client.post('/nft/badge').expect(201);
    expect(body).toMatchObject({ season: 2, badgeType: 'participant', state: 'created' });
    await refused(candidate);
    expect((await badgesOf(candidate)).badges).toMatchObject([
      { season: 2, badgeType: 'participant' },
      { season: 1, badgeType: 'supporter' },
    ]);
  });

  it('of who does not take part are of the current season, and of the next once that has begun', async () => {
    expect(first).toMatchObject({ season: 1, state: 'minted', contractAddress: firstContract });
    await refused(person);
    await app.dataSource.query('UPDATE seasons SET starts_at = now() WHERE number = 2');
    await followClock(app);
    expect(await badgesOf(person)).toEqual({ season: 2, badges: [first] });
    const { body } = await person.client.post('/nft/badge').expect(201);
    expect(body).toMatchObject({ season: 2, badgeType: 'supporter', state: 'created' });
    expect((await person.client.get('/nft/badge').expect(200)).body).toEqual(body);
    expect(await badgeOf(1)).toEqual(first);
    await person.client.get('/nft/badge?season=3').expect(404);
  });

  it('wait to be minted while their season has no contract, which badge, console and health say', async () => {
    const { body } = await person.client.post('/nft/badge/mint').expect(202);
    expect(body).toMatchObject({ season: 2, state: 'waiting', problem: null });
    await app.nest.get(BadgeSweep).sweep();
    expect(await badgeOf(2)).toMatchObject({ state: 'waiting', tokenId: null });
    expect(await withoutContract()).toEqual([{ season: 2, waiting: 1 }]);
    await eventually(async () => expect(await warnings()).toContain(AWAITED));
    const { body: listed } = await (await app.admin()).get('/admin/badges').expect(200);
    const own = (listed as AdminBadgeDto[]).filter(({ userId }) => userId === person.id);
    expect(own).toMatchObject([
      { season: 2, state: 'waiting' },
      { season: 1, state: 'minted' },
    ]);
  });

  it('are minted to the same wallet once the contract is deployed', async () => {
    await app.chain.addSeason(2);
    await app.takeRecord();
    await eventually(async () => {
      await app.nest.get(BadgeSweep).sweep();
      expect(await badgeOf(2)).toMatchObject({ state: 'minted' });
    });
    const second = await badgeOf(2);
    const { address: holder } = person.wallet;
    expect(second).toMatchObject({ season: 2, contractAddress: app.chain.badge.target, holder });
    expect(await badgeOf(1)).toEqual(first);
    expect(await withoutContract()).toEqual([]);
    await eventually(async () => expect(await warnings()).not.toContain(AWAITED));
  });

  it('tell their own season, each by its contract', async () => {
    for (const season of [1, 2]) {
      const { body } = await person.client.get(`/nft/badge/metadata?season=${season}`).expect(200);
      const { attributes } = body as BadgeMetadataDto;
      expect(attributes).toContainEqual({ trait_type: 'Season', value: `Season ${season}` });
    }
    const { body } = await app.client().get('/config').expect(200);
    const { chains } = body as { chains: { chainId: number; badges: object[] }[] };
    expect(chains.find(({ chainId }) => chainId === app.chain.chainId)!.badges).toEqual([
      { season: 1, address: firstContract },
      { season: 2, address: app.chain.badge.target },
    ]);
  });

  it('are one a wallet and season, whichever account asks', async () => {
    await person.client.delete('/wallet/link').expect(200);
    const other = await signedIn(app);
    await linkWallet(other.client, person.wallet);
    await other.client.post('/nft/badge').expect(201);
    const { body } = await other.client.post('/nft/badge/mint').expect(202);
    expect(body).toMatchObject({ season: 2, state: 'created', problem: { code: 'wallet_holds_badge' } });
  });

  it('are all compared with the chain', async () => {
    await app.chain.mine(7);
    const checks = await whenComparedAnew(app, 4);
    const ofBadges = checks.filter(({ name }) => name === 'ChallengeBadge');
    expect(new Set(ofBadges.map(({ contract }) => contract))).toEqual(
      new Set([firstContract, app.chain.badge.target]),
    );
    for (const check of ofBadges) expect(check).toMatchObject({ compared: 1, differenceCount: 0 });
  });
});
