import { type Contract, id, NonceManager, parseEther, type Wallet } from 'ethers';
import { Like } from 'typeorm';
import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';
import { FollowedChains } from '../../src/chain/followed-chains.js';
import type { OperatorChainDto } from '../../src/modules/operator-status/dto/operator-chain.dto.js';
import { submitAd } from '../factories/ad.factory.js';
import { withBadge } from '../factories/minted-badge.factory.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { closeMonths, PAST_MONTH, pastVote, whenPublished } from '../factories/vote-month.factory.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

const moderator = developmentWallet(DEVELOPMENT_ACCOUNT.operator);
const minter = developmentWallet(7);
const publisher = developmentWallet(8);

describe('keys of their own for moderating, minting and publishing', () => {
  let app: TestApp;

  beforeAll(async () => {
    const chain = await TestChain.start();
    await hand(chain.badge, 'MINTER_ROLE', minter.address);
    await hand(chain.registry, 'PUBLISHER_ROLE', publisher.address);
    const env = { MINTER_PRIVATE_KEY: minter.privateKey, PUBLISHER_PRIVATE_KEY: publisher.privateKey };
    app = await TestApp.start(env, chain);
  });
  afterAll(() => app.stop());

  /** From the one operator to a key of its own. */
  const hand = async (contract: Contract, role: string, to: string) => {
    await contract.getFunction('grantRole').send(id(role), to);
    await contract.getFunction('revokeRole').send(id(role), moderator.address);
  };
  const signerOf = async (hash: string) => (await app.chain.provider.getTransaction(hash))!.from;
  const refusal = async (
    contract: Contract,
    signer: Wallet | typeof minter,
    call: string,
    ...args: unknown[]
  ) =>
    (contract.connect(new NonceManager(signer.connect(app.chain.provider))) as Contract)
      .getFunction(call)
      .staticCall(...args)
      .then(String, (error: unknown) => (error as { revert?: { name: string } }).revert?.name);
  const warnings = async () =>
    ((await app.client().get('/health').expect(200)).body as { warnings: string[] }).warnings;

  it('sign a settlement, a badge and a root each', async () => {
    const owner = await signedIn(app);
    const admin = await app.admin();
    const adId = await submitAd(owner.client);
    await app.chain.pay(adId);
    await app.chain.mine(6);
    await whenPayment(owner.client, adId, 'confirmed');
    await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    await app.chain.mine(1);
    await eventually(async () => expect(await app.chain.paymentState(adId)).toBe(2));
    const { badge } = await withBadge(app);
    const [person] = await invited(app, 1);
    const { id: participantId } = await takePlace(person!);
    await pastVote(app.dataSource.manager, participantId, PAST_MONTH);
    await closeMonths(app);
    const { transactionHash } = await whenPublished(app, PAST_MONTH);
    const settled = await app.dataSource.manager.findOneByOrFail(OperatorTransaction, {
      intent: Like('ad-payment:%'),
    });
    expect(settled.signer).toBe(moderator.address);
    expect(await signerOf(settled.hashes[0]!)).toBe(moderator.address);
    expect(await signerOf(badge.transactionHash!)).toBe(minter.address);
    expect(await signerOf(transactionHash!)).toBe(publisher.address);
  });

  it("are refused by the contracts of the others' parts", async () => {
    const { splitter, badge, registry } = app.chain;
    const notTheirs = 'AccessControlUnauthorizedAccount';
    for (const other of [moderator, publisher])
      expect(await refusal(badge, other, 'mint', other.address, 900_000, 1)).toBe(notTheirs);
    for (const other of [moderator, minter])
      expect(await refusal(registry, other, 'publish', '2026-01', id('a root'), 1)).toBe(notTheirs);
    for (const other of [minter, publisher])
      expect(await refusal(splitter, other, 'settle', 1, other.address, 1)).toBe(notTheirs);
  });

  it('are an account each in the console, with what it signs', async () => {
    const admin = await app.admin();
    const { body } = await admin.get('/admin/operator').expect(200);
    const [chain] = body as OperatorChainDto[];
    expect(chain!.accounts.map(({ address, parts }) => [address, ...parts])).toEqual([
      [moderator.address, 'moderator'],
      [minter.address, 'minter'],
      [publisher.address, 'publisher'],
    ]);
    expect(chain!.withoutKey).toEqual([]);
    expect(app.nest.get(FollowedChains).home.operators.addresses).toEqual(
      [moderator, minter, publisher].map(({ address }) => address),
    );
  });

  it('are called by their parts where one has no coins, and the others go on', async () => {
    await app.chain.setBalance(minter.address, 0n);
    await eventually(async () =>
      expect((await warnings()).join('\n')).toMatch(/: the minter has coins for 0 operations/),
    );
    expect((await warnings()).join('\n')).not.toMatch(/keeps its coins|the moderator/);
    const nobodysAd = 2_000_000_001;
    await app.chain.pay(nobodysAd);
    await app.chain.mine(5);
    await eventually(async () => expect(await app.chain.paymentState(nobodysAd)).toBe(3));
    await app.chain.setBalance(minter.address, parseEther('10'));
    await eventually(async () => expect((await warnings()).join('\n')).not.toContain('the minter'));
  });
});
