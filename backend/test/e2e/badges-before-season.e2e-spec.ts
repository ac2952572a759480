import { Wallet } from 'ethers';
import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import type { AdminBadgeDto } from '../../src/modules/nft/dto/admin-badge.dto.js';
import type { NftBadgeDto } from '../../src/modules/nft/dto/nft-badge.dto.js';
import { BadgeSweep } from '../../src/modules/nft/badge-sweep.service.js';
import { NftBadge } from '../../src/modules/nft/entities/nft-badge.entity.js';
import { Participant } from '../../src/modules/participants/entities/participant.entity.js';
import { type WithWallet, withBadge } from '../factories/minted-badge.factory.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { followClock, inDays, planSecondSeason } from '../factories/season.factory.js';
import { restore, suspend } from '../factories/suspension.factory.js';
import type { SignedIn } from '../factories/user.factory.js';
import { linkWallet } from '../factories/wallet.factory.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

/** Who takes part is hidden until the season begins, and everybody reads the chain. */
describe('badges of a season that has not begun', () => {
  let app: TestApp;
  let amina: WithWallet & { badge: NftBadgeDto };
  let ben: SignedIn;
  let chen: SignedIn;
  let dora: SignedIn;
  let emre: SignedIn;
  const later = Wallet.createRandom();

  beforeAll(async () => {
    app = await TestApp.start();
    await planSecondSeason(app, inDays(20));
    const people = await invited(app, 5);
    amina = await withBadge(app, people[0]);
    [, ben, chen, dora, emre] = people as [SignedIn, SignedIn, SignedIn, SignedIn, SignedIn];
    await app.chain.addSeason(2);
    await app.takeRecord();
  });
  afterAll(() => app.stop());

  const ask = async ({ client }: SignedIn): Promise<NftBadgeDto> =>
    (await client.post('/nft/badge/mint').expect(202)).body as NftBadgeDto;
  const badgeOf = async ({ client }: SignedIn): Promise<NftBadgeDto> =>
    (await client.get('/nft/badge?season=2').expect(200)).body as NftBadgeDto;
  /** Whether one was begun to be, which somebody suspended cannot ask. */
  const mintedOf = async ({ id }: SignedIn): Promise<boolean> => {
    const badge = await app.dataSource.manager.findOneByOrFail(NftBadge, { userId: id, season: 2 });
    return badge.mintContract !== null;
  };
  const signed = () => app.dataSource.manager.count(OperatorTransaction);
  const relink = async ({ client }: SignedIn, wallet: ReturnType<typeof Wallet.createRandom>) => {
    await client.delete('/wallet/link').expect(200);
    await linkWallet(client, wallet);
  };

  it('have a contract already', () =>
    eventually(async () => {
      const { body } = await app.client().get('/config').expect(200);
      expect(JSON.stringify(body)).toContain(app.chain.badge.target);
    }));

  it('change nothing on the chain when somebody who has one of the season before registers', async () => {
    const before = await signed();
    await takePlace(amina);
    await app.nest.get(BadgeSweep).sweep();
    expect(await signed()).toBe(before);
    const { body } = await amina.client.get('/nft/badge?season=1').expect(200);
    expect(body).toEqual(amina.badge);
  });

  it('wait, although the contract stands, which badge and console say', async () => {
    const before = await signed();
    for (const person of [ben, chen, dora, emre]) {
      await takePlace(person);
      await linkWallet(person.client, Wallet.createRandom());
    }
    for (const person of [amina, ben, chen, dora, emre]) {
      await person.client.post('/nft/badge').expect(201);
      expect(await ask(person)).toMatchObject({ season: 2, badgeType: 'participant', state: 'waiting' });
    }
    await app.nest.get(BadgeSweep).sweep();
    for (const person of [amina, ben, chen, dora, emre])
      expect(await badgeOf(person)).toMatchObject({ state: 'waiting', tokenId: null });
    expect(await signed()).toBe(before);
    const { body } = await (await app.admin()).get('/admin/badges').expect(200);
    const states = (body as AdminBadgeDto[]).map(({ season, state }) => [season, state]);
    expect(states).toEqual([...Array.from({ length: 5 }, () => [2, 'waiting']), [1, 'minted']]);
  });

  it('take the wallet that is linked by now when they are asked for again', async () => {
    const wallet = Wallet.createRandom();
    await relink(amina, wallet);
    expect(await ask(amina)).toMatchObject({ state: 'waiting', problem: null });
    const { body } = await (await app.admin()).get(`/admin/badges?q=${wallet.address}`).expect(200);
    expect(body).toMatchObject([{ userId: amina.id, season: 2 }]);
  });

  it('are no participant’s any more of who loses the place before it begins', async () => {
    const place = await app.dataSource.manager.findOneByOrFail(Participant, { userId: dora.id, season: 2 });
    const admin = await app.admin();
    await admin.patch(`/admin/participants/${place.id}`, { isActive: false }).expect(200);
    expect(await badgeOf(dora)).toMatchObject({ state: 'waiting' });
  });

  it('wait on while their account is suspended', async () => {
    await suspend(await app.admin(), emre.id);
    expect(await mintedOf(emre)).toBe(false);
  });

  it('are minted once it begins, to the wallets that are linked then', async () => {
    await relink(amina, later);
    await ben.client.delete('/wallet/link').expect(200);
    await app.dataSource.query('UPDATE seasons SET starts_at = now() WHERE number = 2');
    await followClock(app);
    await eventually(async () => {
      await app.nest.get(BadgeSweep).sweep();
      for (const person of [amina, chen, dora])
        expect(await badgeOf(person)).toMatchObject({ state: 'minted' });
    });
    const contractAddress = app.chain.badge.target;
    expect(await badgeOf(amina)).toMatchObject({ holder: later.address, contractAddress });
    for (const [person, badgeType] of [
      [chen, 'participant'],
      [dora, 'supporter'],
    ] as const)
      expect(await badgeOf(person)).toMatchObject({ badgeType });
  });

  it('are minted for nobody who is suspended, until that is over', async () => {
    expect(await mintedOf(emre)).toBe(false);
    await restore(await app.admin(), emre.id);
    await eventually(async () => {
      await app.nest.get(BadgeSweep).sweep();
      expect(await mintedOf(emre)).toBe(true);
    });
  });

  it('are asked for once more by who has no wallet any more', async () => {
    expect(await badgeOf(ben)).toMatchObject({ state: 'created', tokenId: null });
    const wallet = Wallet.createRandom();
    await linkWallet(ben.client, wallet);
    await ask(ben);
    await eventually(async () =>
      expect(await badgeOf(ben)).toMatchObject({ state: 'minted', holder: wallet.address }),
    );
  });
});
