import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { FollowedChains } from '../../src/chain/followed-chains.js';
import { AdPaymentDecisions } from '../../src/modules/payments/ad-payment-decisions.service.js';
import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

describe('the operator', () => {
  let app: TestApp;
  let admin: Client;
  let owner: SignedIn;
  let adId: number;
  let coins: bigint;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    coins = await app.chain.provider.getBalance(operatorAddress());
  });
  beforeEach(async () => {
    owner = await signedIn(app);
    adId = await submitAd(owner.client);
  });
  afterEach(async () => {
    const { provider, splitter } = app.chain;
    if ((await provider.getBalance(operatorAddress())) === 0n)
      await app.chain.setBalance(operatorAddress(), coins);
    if (await splitter.getFunction('paused').staticCall()) await splitter.getFunction('unpause').send();
  });
  afterAll(() => app.stop());

  const operatorAddress = () => app.nest.get(FollowedChains).home.operators.of('moderator').address!;
  const transactionOf = (id: number) =>
    app.dataSource.manager.findOneByOrFail(AdPayment, { adId: String(id) });
  const intentsOf = async (id: number) => {
    const { transactionHash } = await transactionOf(id);
    const all = await app.dataSource.manager.find(OperatorTransaction);
    return all.filter(({ intent }) => intent.includes(transactionHash));
  };
  const confirmedPayment = async () => {
    await app.chain.pay(adId);
    await app.chain.mine(5);
    await whenPayment(owner.client, adId, 'confirmed');
  };

  it('sends one transaction however often a decision is carried out', async () => {
    await confirmedPayment();
    await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    const { id } = await transactionOf(adId);
    const settlement = app.nest.get(AdPaymentDecisions);
    await Promise.all(Array.from({ length: 10 }, async () => settlement.process(id)));
    await whenPayment(owner.client, adId, 'settled');
    expect(await intentsOf(adId)).toHaveLength(1);
  });

  it('gives parallel decisions a nonce each', async () => {
    const ads = await Promise.all(Array.from({ length: 5 }, async () => submitAd(owner.client)));
    for (const id of ads) await app.chain.pay(id);
    await app.chain.mine(5);
    for (const id of ads) await whenPayment(owner.client, id, 'confirmed');
    const decide = (id: number, index: number) =>
      admin
        .patch(
          `/ads/${id}/status`,
          index % 2 ? { status: 'approved' } : { status: 'rejected', reason: 'Too dark' },
        )
        .expect(200);
    await Promise.all(ads.map(decide));
    for (const [index, id] of ads.entries())
      await whenPayment(owner.client, id, index % 2 ? 'settled' : 'refunded');
    const nonces = (await app.dataSource.manager.find(OperatorTransaction)).map(({ nonce }) => nonce);
    expect(new Set(nonces).size).toBe(nonces.length);
    expect(await app.chain.provider.getTransactionCount(operatorAddress())).toBe(nonces.length);
  });

  it('closes a transaction once it has its confirmations', async () => {
    await confirmedPayment();
    await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    await whenPayment(owner.client, adId, 'settled');
    await app.chain.mine(6);
    await eventually(async () => expect(await intentsOf(adId)).toMatchObject([{ status: 'done' }]));
  });

  it('lets the first decision stand when the second comes while it is on its way', async () => {
    await confirmedPayment();
    await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    await whenPayment(owner.client, adId, 'settled');
    await admin.patch(`/ads/${adId}/status`, { status: 'rejected', reason: 'Second thoughts' }).expect(200);
    await app.nest.get(AdPaymentDecisions).process((await transactionOf(adId)).id);
    expect(await app.chain.paymentState(adId)).toBe(2);
    expect(await intentsOf(adId)).toHaveLength(1);
  });

  it('waits without coins for gas, says so, and goes on once it has some', async () => {
    await confirmedPayment();
    await app.chain.setBalance(operatorAddress(), 0n);
    await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    await eventually(async () => {
      const { body } = await admin.get('/health').expect(200);
      expect((body as { warnings: string[] }).warnings.join()).toContain('too little for gas');
    });
    await app.chain.setBalance(operatorAddress(), coins);
    await whenPayment(owner.client, adId, 'settled');
    expect(await intentsOf(adId)).toHaveLength(1);
  });

  it('waits while the contract is paused and settles afterwards', async () => {
    await confirmedPayment();
    await app.chain.splitter.getFunction('pause').send();
    await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    await app.nest.get(AdPaymentDecisions).process((await transactionOf(adId)).id);
    expect(await intentsOf(adId)).toHaveLength(0);
    await app.chain.splitter.getFunction('unpause').send();
    await app.nest.get(AdPaymentDecisions).process((await transactionOf(adId)).id);
    await whenPayment(owner.client, adId, 'settled');
  });

  it('sends a stuck transaction again with the same nonce and a higher price', async () => {
    await app.chain.provider.send('evm_setAutomine', [false]);
    try {
      await app.chain.payWithoutWaiting(adId);
      await app.chain.mine(6);
      await whenPayment(owner.client, adId, 'confirmed');
      await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
      const [first] = await eventually(async () => {
        const found = await intentsOf(adId);
        expect(found).toHaveLength(1);
        return found;
      });
      const operator = app.nest.get(FollowedChains).home.operators.of('moderator');
      const raised = await operator.raise(first!, BigInt(first!.gasPrice) * 2n);
      await operator.broadcast(raised!);
      expect(raised).toMatchObject({ nonce: first!.nonce, hashes: [first!.hashes[0], expect.any(String)] });
      await app.chain.mine(7);
      await app.nest.get(FollowedChains).home.tracker.track();
      await whenPayment(owner.client, adId, 'settled');
      expect(await intentsOf(adId)).toMatchObject([{ status: 'done' }]);
    } finally {
      await app.chain.provider.send('evm_setAutomine', [true]);
    }
  });
});
