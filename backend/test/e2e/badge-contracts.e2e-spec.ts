import { type Contract, id, NonceManager } from 'ethers';
import { Like } from 'typeorm';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';
import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import type { AdminBadgeDto } from '../../src/modules/nft/dto/admin-badge.dto.js';
import { BadgeOperations } from '../../src/modules/nft/badge-operations.service.js';
import { BadgeSweep } from '../../src/modules/nft/badge-sweep.service.js';
import { NftBadge } from '../../src/modules/nft/entities/nft-badge.entity.js';
import { whenBadge } from '../factories/badge.factory.js';
import { readyToMint, withBadge } from '../factories/minted-badge.factory.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { linkWallet } from '../factories/wallet.factory.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

describe('badges when a second contract is put beside the first', () => {
  let app: TestApp;
  let first: Contract;
  let candidate: SignedIn;
  let old: Awaited<ReturnType<typeof withBadge>>;
  let neighbour: Awaited<ReturnType<typeof withBadge>>;

  beforeAll(async () => {
    app = await TestApp.start({}, await TestChain.start(1));
    first = app.chain.badge;
    [candidate] = (await invited(app, 1)) as [SignedIn];
    old = await withBadge(app, candidate);
    neighbour = await withBadge(app);
    await app.chain.addSecondVersion();
  });
  afterAll(() => app.stop());

  const mintsOf = (badgeId: number) =>
    app.dataSource.manager.findBy(OperatorTransaction, { intent: Like(`badge-mint:%:${badgeId}`) });
  const balanceOn = async (contract: Contract, holder: string) =>
    (await contract.getFunction('balanceOf').staticCall(holder)) as bigint;
  const send = async (contract: Contract, account: number, call: string, ...args: unknown[]) => {
    const sender = new NonceManager(developmentWallet(account).connect(app.chain.provider));
    const { hash } = await (contract.connect(sender) as Contract).getFunction(call).send(...args);
    await app.chain.provider.waitForTransaction(hash);
  };

  it('are minted once, on the first, when they were signed before there was a second', async () => {
    await app.chain.provider.send('evm_setAutomine', [false]);
    const { client, wallet } = await readyToMint(app);
    const { body } = await client.post('/nft/badge/mint').expect(202);
    const { id: badgeId } = body as { id: number };
    await eventually(async () => expect(await mintsOf(badgeId)).toHaveLength(1));
    await app.takeRecord();
    await app.nest.get(BadgeOperations).process(badgeId);
    await app.nest.get(BadgeSweep).sweep();
    await app.chain.provider.send('evm_setAutomine', [true]);
    await app.chain.mine(1);
    expect(await whenBadge(client, 'minted')).toMatchObject({ contractAddress: first.target });
    expect(await mintsOf(badgeId)).toHaveLength(1);
    expect(await balanceOn(app.chain.badge, wallet.address)).toBe(0n);
  });

  it('stay on the first one, with their type, picture and history; new ones are minted on the second', async () => {
    await takePlace(candidate);
    await eventually(async () =>
      expect(await first.getFunction('badgeTypeOf').staticCall(old.badge.tokenId)).toBe(2n),
    );
    const kept = await eventually(async () => {
      const badge = await whenBadge(old.client, 'minted');
      expect(badge.image).not.toBe(old.badge.image);
      return badge;
    });
    const { tokenId, contractAddress, transactionHash, mintDate, holder } = old.badge;
    expect(contractAddress).toBe(first.target);
    expect(kept).toMatchObject({ tokenId, contractAddress, transactionHash, mintDate, holder });
    await old.client.get('/nft/badge/metadata').expect(200);

    const { badge } = await withBadge(app);
    expect(badge.contractAddress).toBe(app.chain.badge.target);
    const { body } = await (await app.admin()).get('/admin/badges').expect(200);
    const versions = new Map((body as AdminBadgeDto[]).map((each) => [each.id, each.contractVersion]));
    expect([versions.get(old.badge.id), versions.get(badge.id)]).toEqual([1, 2]);
  });

  it('are minted on the second when the first, on which it was decided, lets nobody mint any more', async () => {
    const { client, id: userId, wallet } = await readyToMint(app);
    const minter = developmentWallet(DEVELOPMENT_ACCOUNT.operator).address;
    await send(first, DEVELOPMENT_ACCOUNT.contractAdmin, 'revokeRole', id('MINTER_ROLE'), minter);
    const decided = { mintTo: wallet.address, mintContract: first.target as string };
    await app.dataSource.manager.update(NftBadge, { userId }, decided);
    await eventually(async () => {
      await app.nest.get(BadgeSweep).sweep();
      expect((await client.get('/nft/badge')).body).toMatchObject({ state: 'minted' });
    });
    expect(await whenBadge(client, 'minted')).toMatchObject({ contractAddress: app.chain.badge.target });
    await send(first, DEVELOPMENT_ACCOUNT.contractAdmin, 'grantRole', id('MINTER_ROLE'), minter);
  });

  it('are one a wallet, whichever account asks and whichever contract would take it', async () => {
    await neighbour.client.delete('/wallet/link').expect(200);
    const other = await signedIn(app);
    await linkWallet(other.client, neighbour.wallet);
    await other.client.post('/nft/badge').expect(201);
    const { body } = await other.client.post('/nft/badge/mint').expect(202);
    expect(body).toMatchObject({ state: 'created', problem: { code: 'wallet_holds_badge' } });
    expect(await balanceOn(app.chain.badge, neighbour.wallet.address)).toBe(0n);
  });

  it('are one a wallet also where only the first contract knows of it', async () => {
    const { client, wallet } = await readyToMint(app);
    await send(first, DEVELOPMENT_ACCOUNT.operator, 'mint', wallet.address, 900_000, 1);
    await client.post('/nft/badge/mint').expect(202);
    await eventually(async () => {
      const { body } = await client.get('/nft/badge').expect(200);
      expect(body).toMatchObject({ state: 'created', problem: { code: 'wallet_holds_badge' } });
    });
    expect(await balanceOn(app.chain.badge, wallet.address)).toBe(0n);
  });
});
