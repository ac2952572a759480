import { parseEther } from 'ethers';
import { DEVELOPMENT_ACCOUNT } from '../../src/chain/operator/development-keys.js';
import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { REPORTS_IN_TEN_MINUTES } from '../../src/modules/payments/payment-reports.service.js';
import { submitAd } from '../factories/ad.factory.js';
import { paymentReport, whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

const UNKNOWN_HASH = `0x${'ab'.repeat(32)}`;

describe('reports of payments', () => {
  let app: TestApp;
  let owner: SignedIn;
  let adId: number;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    owner = await signedIn(app);
    adId = await submitAd(owner.client);
  });
  afterAll(() => app.stop());

  const report = (txHash: string, changes: object = {}) =>
    owner.client.post('/process-ad-payment', paymentReport(adId, txHash, changes));

  it('answers 202 to an unknown hash and credits nothing', async () => {
    const { body } = await report(UNKNOWN_HASH).expect(202);
    expect(body).toMatchObject({ status: 'pending', confirmations: 0, amount: null });
    const { body: ad } = await owner.client.get(`/ads/${adId}`);
    expect(ad).toMatchObject({ paymentStatus: 'pending', transactionHash: null });
  });

  it('refuses a payment through another contract', async () => {
    const other = await TestChain.deploy(app.chain.rpcUrl);
    const paid = await other.pay(adId);
    other.close();
    const { body } = await report(paid.hash).expect(422);
    expect(body).toMatchObject({ code: 'wrong_contract' });
  });

  it('refuses a plain transfer of coins', async () => {
    const payer = await app.chain.provider.getSigner(DEVELOPMENT_ACCOUNT.firstAdvertiser);
    const sent = await payer.sendTransaction({ to: payer.address, value: parseEther('25') });
    await sent.wait();
    const { body } = await report(sent.hash).expect(422);
    expect(body).toMatchObject({ code: 'wrong_contract' });
  });

  it('refuses a payment for another ad', async () => {
    const other = await submitAd(owner.client);
    const paid = await app.chain.pay(other);
    const { body } = await report(paid.hash).expect(422);
    expect(body).toMatchObject({ code: 'wrong_ad' });
  });

  it('refuses another chain than the one ads are paid on', async () => {
    const paid = await app.chain.pay(adId);
    const { body } = await report(paid.hash, { chainId: 56 }).expect(422);
    expect(body).toMatchObject({ code: 'wrong_chain', params: { sent: 56, payable: '31337' } });
  });

  it('shows a reverted transaction as failed, and lets the owner pay again', async () => {
    const reverted = await app.chain.pay(adId, undefined, parseEther('1'));
    expect(reverted.status).toBe(0);
    const { body } = await report(reverted.hash).expect(422);
    expect(body).toMatchObject({ code: 'transaction_reverted' });
    await whenPayment(owner.client, adId, 'failed');
    await app.chain.pay(adId);
    await whenPayment(owner.client, adId, 'confirming');
  });

  it('keeps a confirmed payment when a later transaction for the same ad reverts', async () => {
    await app.chain.pay(adId);
    await app.chain.mine(5);
    await whenPayment(owner.client, adId, 'confirmed');
    const second = await app.chain.pay(adId);
    await report(second.hash).expect(422);
    await whenPayment(owner.client, adId, 'confirmed');
  });

  it('does not show the failure of another ad or another contract', async () => {
    const other = await submitAd(owner.client);
    const reverted = await app.chain.pay(other, undefined, parseEther('1'));
    const { body } = await report(reverted.hash).expect(422);
    expect(body).toMatchObject({ code: 'wrong_ad' });
    await whenPayment(owner.client, adId, 'pending');
  });

  it('asks no node for who reports very often, and finds what was paid all the same', async () => {
    for (let count = 0; count < REPORTS_IN_TEN_MINUTES; count += 1) await report(UNKNOWN_HASH).expect(202);
    const { body } = await report(UNKNOWN_HASH).expect(429);
    expect(body).toMatchObject({ code: 'too_many_lookups' });
    await app.chain.pay(adId);
    await whenPayment(owner.client, adId, 'confirming');
  });

  it('refuses reports of somebody else', async () => {
    const stranger = await signedIn(app);
    const paid = await app.chain.pay(adId);
    await stranger.client.post('/process-ad-payment', paymentReport(adId, paid.hash)).expect(403);
  });

  it('answers 404 for an ad that does not exist', async () => {
    await owner.client.post('/process-ad-payment', paymentReport(999_999, UNKNOWN_HASH)).expect(404);
  });

  it.each([
    ['adId', { adId: '7' }],
    ['adId', { adId: 0 }],
    ['txHash', { txHash: '0x12' }],
    ['chainId', { chainId: 'home' }],
    ['amount', { amount: 'a lot' }],
    ['walletAddress', { walletAddress: 'mine' }],
    ['founderAmount', { founderAmount: -1 }],
    ['status', { status: 'settled' }],
  ])('names the field %s when it is wrong: %j', async (field, change) => {
    const { body } = await report(UNKNOWN_HASH, change).expect(400);
    expect(body).toMatchObject({ code: 'validation_failed', errors: { [field]: expect.any(Array) } });
  });

  it('takes the hash in any case for the same payment', async () => {
    const paid = await app.chain.pay(adId);
    await report(paid.hash).expect(202);
    await report(`0x${paid.hash.slice(2).toUpperCase()}`).expect(202);
    await whenPayment(owner.client, adId, 'confirming');
    expect(await app.dataSource.manager.countBy(AdPayment, { adId: String(adId) })).toBe(1);
  });

  it('shows a local transaction with what the contract recorded', async () => {
    const paid = await app.chain.pay(adId);
    const { body } = await owner.client.get(`/transactions/${paid.hash}`).expect(200);
    expect(body).toMatchObject({
      status: 'success',
      value: '25000000000000000000',
      events: [{ name: 'AdPaid', adId: String(adId), amount: '25000000000000000000' }],
    });
    await owner.client.get(`/transactions/${UNKNOWN_HASH}`).expect(404);
    await owner.client.get('/transactions/latest').expect(400);
  });
});
