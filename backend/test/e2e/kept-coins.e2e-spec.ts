import { parseEther } from 'ethers';
import { Like } from 'typeorm';
import { FollowedChains } from '../../src/chain/followed-chains.js';
import { firstPrice } from '../../src/chain/operator/gas-prices.js';
import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { CoinsKeptBackError } from '../../src/chain/operator/operator.errors.js';
import { BadgeOperations } from '../../src/modules/nft/badge-operations.service.js';
import { BadgeSweep } from '../../src/modules/nft/badge-sweep.service.js';
import { NftBadge } from '../../src/modules/nft/entities/nft-badge.entity.js';
import { BADGE_QUEUE } from '../../src/modules/nft/badge.queue.js';
import type { OperatorChainDto } from '../../src/modules/operator-status/dto/operator-chain.dto.js';
import { VoteRootOperations } from '../../src/modules/votes/vote-root-operations.service.js';
import { VOTE_ROOTS_QUEUE } from '../../src/modules/votes/vote-roots.queue.js';
import { whenBadge } from '../factories/badge.factory.js';
import { readyToMint } from '../factories/minted-badge.factory.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { closeMonths, PAST_MONTH, pastVote, whenPublished } from '../factories/vote-month.factory.js';
import { eventually } from '../support/eventually.js';
import { stopWork } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

const OPERATION_GAS = 150_000n;
const PLENTY = parseEther('1000');
const WAITS = /: the operator keeps its coins for refunds: badges and roots of votes wait/;

let nobodysAd = 2_000_000_000;

describe('an account that refunds, mints and publishes', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
    await stopWork(app, BADGE_QUEUE, VOTE_ROOTS_QUEUE);
  });
  beforeEach(() => coins(PLENTY));
  afterEach(() => app.chain.provider.send('evm_setAutomine', [true]));
  afterAll(() => app.stop());

  const home = () => app.nest.get(FollowedChains).home;
  const coins = async (wei: bigint) => app.chain.setBalance(home().operators.of('moderator').address!, wei);
  /** For so many operations at the price of now. */
  const coinsFor = async (operations: number) => {
    const gasPrice = firstPrice(await home().market.prices());
    await coins((OPERATION_GAS * gasPrice * BigInt(operations * 10)) / 10n);
  };
  const warnings = async () =>
    ((await app.client().get('/health').expect(200)).body as { warnings: string[] }).warnings.join('\n');
  /** Decided on, but without a job: nobody else works on it. */
  const decided = async () => {
    const owner = await readyToMint(app);
    const { manager } = app.dataSource;
    const { id } = await manager.findOneByOrFail(NftBadge, { userId: owner.id });
    const mintContract = app.chain.badge.target as string;
    const asked = { mintTo: owner.wallet.address, mintContract, attemptedAt: new Date(0) };
    await manager.update(NftBadge, { id }, asked);
    return { ...owner, badgeId: id };
  };
  const mint = (badgeId: number) => app.nest.get(BadgeOperations).process(badgeId);
  const mintsOf = (badgeId: number) =>
    app.dataSource.manager.countBy(OperatorTransaction, { intent: Like(`badge-mint:%:${badgeId}`) });

  it('does not mint from the coins of 100 refunds, says so, and refunds all the same', async () => {
    const { badgeId, client } = await decided();
    await coinsFor(60);
    await expect(mint(badgeId)).rejects.toThrow(CoinsKeptBackError);
    expect(await mintsOf(badgeId)).toBe(0);
    expect((await client.get('/nft/badge')).body).toMatchObject({ state: 'minting' });
    await eventually(async () => expect(await warnings()).toMatch(WAITS));
    const admin = await app.admin();
    const [chain] = (await admin.get('/admin/operator').expect(200)).body as OperatorChainDto[];
    expect(chain!.accounts).toMatchObject([{ keepsCoinsBack: true }]);
    await app.chain.pay(++nobodysAd);
    await app.chain.mine(5);
    await eventually(async () => expect(await app.chain.paymentState(nobodysAd)).toBe(3));
    await coins(PLENTY);
    await app.nest.get(BadgeSweep).sweep();
    await whenBadge(client, 'minted');
    await eventually(async () => expect(await warnings()).not.toMatch(WAITS));
  });

  it('counts what it has signed and what is still on its way', async () => {
    const [first, second] = [await decided(), await decided()];
    await app.chain.provider.send('evm_setAutomine', [false]);
    await coinsFor(101.5);
    await mint(first.badgeId);
    expect(await mintsOf(first.badgeId)).toBe(1);
    await expect(mint(second.badgeId)).rejects.toThrow(CoinsKeptBackError);
    expect(await mintsOf(second.badgeId)).toBe(0);
  });

  it('does not publish a root of votes from them either', async () => {
    const [person] = await invited(app, 1);
    const { id: participantId } = await takePlace(person!);
    await coinsFor(60);
    await pastVote(app.dataSource.manager, participantId, PAST_MONTH);
    await expect(app.nest.get(VoteRootOperations).work()).rejects.toThrow(CoinsKeptBackError);
    await coins(PLENTY);
    await closeMonths(app);
    await whenPublished(app, PAST_MONTH);
  });
});
