import { parseEther, toQuantity } from 'ethers';
import { ChainEvent } from '../../src/chain/events/entities/chain-event.entity.js';
import type { FollowedChain } from '../../src/chain/followed-chain.js';
import { FollowedChains } from '../../src/chain/followed-chains.js';
import { DEVELOPMENT_ACCOUNT, developmentWallet } from '../../src/chain/operator/development-keys.js';
import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { BookCheck } from '../../src/modules/books/entities/book-check.entity.js';
import { Reconciliation } from '../../src/modules/books/reconciliation/reconciliation.service.js';
import { AdPaymentSweep } from '../../src/modules/payments/ad-payment-sweep.service.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenBadge } from '../factories/badge.factory.js';
import { readyToMint, withBadge } from '../factories/minted-badge.factory.js';
import { invited, takePlace } from '../factories/participant.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { closeMonths, PAST_MONTH, pastVote, whenPublished } from '../factories/vote-month.factory.js';
import { eventually } from '../support/eventually.js';
import { stopClosing } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

const OPERATOR = developmentWallet(DEVELOPMENT_ACCOUNT.operator).address;
const COINS = parseEther('10000');

describe('a reorganisation deeper than what counts as final', () => {
  let app: TestApp;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
    owner = await signedIn(app);
  });
  afterAll(() => app.stop());

  const manager = () => app.dataSource.manager;
  const sentAs = (hash: string) =>
    manager()
      .createQueryBuilder(OperatorTransaction, 'sent')
      .where('sent.hashes @> ARRAY[:hash]', { hash })
      .getOneOrFail();
  const untilFinal = async (hash: string) => {
    await app.chain.mine(8);
    await eventually(async () => {
      expect(await sentAs(hash)).toMatchObject({ status: 'done' });
      const event = await manager().findOneByOrFail(ChainEvent, { transactionHash: hash });
      expect(event.verifiedAt).not.toBeNull();
    });
  };
  const paidAd = async () => {
    const adId = await submitAd(owner.client);
    await app.chain.pay(adId);
    await app.chain.mine(8);
    await whenPayment(owner.client, adId, 'confirmed');
    return adId;
  };
  const decide = async (adId: number, status: 'approved' | 'rejected') => {
    const admin = await app.admin();
    await admin.patch(`/ads/${adId}/status`, { status, reason: 'It shows no product' }).expect(200);
  };
  const whenInContract = (adId: number, state: number) =>
    eventually(async () => expect(await app.chain.paymentState(adId)).toBe(state));
  const booksAgree = async () => {
    const { home } = app.nest.get(FollowedChains);
    // The test node forgets the states of earlier blocks when it goes back; in its newest all is final by now.
    const finality = { upTo: async (head: number) => Promise.resolve(head) };
    await app.nest.get(Reconciliation).reconcile({ ...home, finality } as FollowedChain);
    const checks = await manager().find(BookCheck);
    expect(checks.map(({ name, differences }) => ({ name, differences }))).toEqual(
      checks.map(({ name }) => ({ name, differences: [] })),
    );
  };
  const setCoins = async (wei: bigint) => app.chain.setBalance(OPERATOR, wei);
  /** Whoever goes back to it has an operator whose transactions no node takes, however soon they are sent again. */
  const snapshotWithoutCoins = async (): Promise<string> => {
    await setCoins(0n);
    const snapshot = await app.chain.snapshot();
    await setCoins(COINS);
    return snapshot;
  };
  /** A settlement that was final and is gone, while the operator has no coins to send it again. */
  const undoneSettlement = async () => {
    const adId = await paidAd();
    const before = await snapshotWithoutCoins();
    await decide(adId, 'approved');
    const { settlementTxHash } = await whenPayment(owner.client, adId, 'settled');
    await untilFinal(settlementTxHash!);
    await app.chain.revertTo(before);
    await app.chain.mine(1);
    await whenPayment(owner.client, adId, 'confirmed');
    // In the transaction that took the settlement back, before anybody looks for work.
    expect(await sentAs(settlementTxHash!)).toMatchObject({ status: 'submitted' });
    return { adId, hash: settlementTxHash! };
  };

  it.each([
    ['settlement', 'approved', 'settled', 2],
    ['refund', 'rejected', 'refunded', 3],
  ] as const)('has a final %s made again, and the books agree', async (_what, status, outcome, state) => {
    const adId = await paidAd();
    const before = await app.chain.snapshot();
    await decide(adId, status);
    const first = await whenPayment(owner.client, adId, outcome);
    await untilFinal(first.settlementTxHash!);
    await app.chain.revertTo(before);
    await app.chain.mine(1);
    await whenInContract(adId, state);
    const again = await whenPayment(owner.client, adId, outcome);
    expect(again.settlementTxHash).toBe(first.settlementTxHash);
    await untilFinal(first.settlementTxHash!);
    await booksAgree();
  });

  it('has a decision carried out anew whose transaction can never be mined again', async () => {
    const { adId, hash } = await undoneSettlement();
    const { nonce } = await sentAs(hash);
    await app.chain.provider.send('hardhat_setNonce', [OPERATOR, toQuantity(nonce + 1)]);
    await app.chain.mine(8);
    await eventually(async () => expect(await sentAs(hash)).toMatchObject({ status: 'failed' }));
    await setCoins(COINS);
    await eventually(async () => {
      await app.nest.get(AdPaymentSweep).sweep();
      expect(await app.chain.paymentState(adId)).toBe(2);
    });
    const { settlementTxHash } = await whenPayment(owner.client, adId, 'settled');
    expect(settlementTxHash).not.toBe(hash);
    await untilFinal(settlementTxHash!);
    await booksAgree();
  });

  it('is made good, too, where an earlier version left the transaction closed', async () => {
    const { adId, hash } = await undoneSettlement();
    await manager().update(OperatorTransaction, { id: (await sentAs(hash)).id }, { status: 'done' });
    await setCoins(COINS);
    await app.nest.get(AdPaymentSweep).sweep();
    await whenInContract(adId, 2);
    await untilFinal(hash);
  });

  it('has a final badge minted again', async () => {
    const person = await readyToMint(app);
    const before = await app.chain.snapshot();
    await person.client.post('/nft/badge/mint').expect(202);
    const { transactionHash, tokenId } = await whenBadge(person.client, 'minted');
    await untilFinal(transactionHash!);
    await app.chain.revertTo(before);
    await app.chain.mine(1);
    const ownerOf = app.chain.badge.getFunction('ownerOf');
    await eventually(async () => expect(await ownerOf.staticCall(tokenId)).toBe(person.wallet.address));
    expect(await whenBadge(person.client, 'minted')).toMatchObject({ transactionHash });
    await untilFinal(transactionHash!);
    await booksAgree();
  });

  it('has a final change of a badge made again', async () => {
    const [person] = await invited(app, 1);
    const { badge } = await withBadge(app, person);
    await untilFinal(badge.transactionHash!);
    const before = await app.chain.snapshot();
    await takePlace(person!);
    const typeOf = async () => app.chain.badge.getFunction('badgeTypeOf').staticCall(badge.tokenId);
    await eventually(async () => expect(await typeOf()).toBe(2n));
    const changed = await eventually(async () =>
      manager().findOneByOrFail(ChainEvent, { name: 'BadgeTypeChanged', subject: String(badge.id) }),
    );
    await untilFinal(changed.transactionHash);
    await app.chain.revertTo(before);
    await app.chain.mine(1);
    await eventually(async () => expect(await typeOf()).toBe(2n));
    await untilFinal(changed.transactionHash);
  });

  it('has a final root published again', async () => {
    await stopClosing(app);
    const [person] = await invited(app, 1);
    const { id } = await takePlace(person!);
    await pastVote(manager(), id, PAST_MONTH);
    const before = await app.chain.snapshot();
    await closeMonths(app);
    const { root, transactionHash } = await whenPublished(app, PAST_MONTH);
    await untilFinal(transactionHash!);
    await app.chain.revertTo(before);
    await app.chain.mine(1);
    const roots = app.chain.registry.getFunction('roots');
    await eventually(async () => expect(await roots.staticCall(PAST_MONTH)).toBe(root));
    expect(await whenPublished(app, PAST_MONTH)).toMatchObject({ transactionHash });
    await untilFinal(transactionHash!);
    await booksAgree();
  });
});
