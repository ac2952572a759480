import { SECOND_LOCAL_CHAIN_ID } from '../../src/chain/chains.js';
import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { PaymentReports } from '../../src/modules/payments/payment-reports.service.js';
import { submitAd } from '../factories/ad.factory.js';
import { paymentReport, whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

describe('payments on two chains', () => {
  let app: TestApp;
  let home: TestChain;
  let second: TestChain;
  let admin: Client;
  let owner: SignedIn;
  let adId: number;

  beforeAll(async () => {
    home = await TestChain.start();
    second = await TestChain.start(2, { chainId: SECOND_LOCAL_CHAIN_ID });
    app = await TestApp.start({}, home, [second]);
    // A report is answered with what the watcher finds, however long that takes on a busy machine.
    app.nest.get(PaymentReports).patienceMs = 10 * 60_000;
    admin = await app.admin();
  });
  beforeEach(async () => {
    owner = await signedIn(app);
    adId = await submitAd(owner.client);
  });
  afterAll(async () => {
    await app.stop();
    second.close();
  });

  const rowOn = ({ chainId }: TestChain) =>
    app.dataSource.manager.findOneByOrFail(AdPayment, { adId: String(adId), chainId });
  const approve = () => admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);

  it('name their chain and coin, on the ad too', async () => {
    const paid = await second.pay(adId);
    const payment = await whenPayment(owner.client, adId, 'confirming');
    expect(payment).toMatchObject({ chainId: 31338, currency: 'ETH', txHash: paid.hash });
    expect(payment.explorerUrl).toBe(`/transactions/${paid.hash}?chainId=31338`);
    const { body: ad } = await owner.client.get(`/ads/${adId}`).expect(200);
    expect(ad).toMatchObject({ paymentChainId: 31338, paymentCurrency: 'ETH', transactionHash: paid.hash });
    const { body: list } = await owner.client.get('/ads/user').expect(200);
    expect(list).toMatchObject([{ id: adId, paymentChainId: 31338 }]);
  });

  it('are settled on the chain that holds them', async () => {
    await second.pay(adId);
    await second.mine(5);
    await whenPayment(owner.client, adId, 'confirmed');
    await approve();
    await whenPayment(owner.client, adId, 'settled');
    expect(await second.paymentState(adId)).toBe(2);
    expect(await home.paymentState(adId)).toBe(0);
  });

  it('count once for an ad: the second goes back once the first is final', async () => {
    await home.pay(adId);
    await whenPayment(owner.client, adId, 'confirming');
    await second.pay(adId);
    await second.mine(5);
    await eventually(async () => expect(await rowOn(second)).toMatchObject({ status: 'confirmed' }));
    expect(await second.paymentState(adId)).toBe(1);
    await home.mine(5);
    await eventually(async () => expect(await rowOn(second)).toMatchObject({ status: 'refunded' }));
    expect(await second.paymentState(adId)).toBe(3);
    await approve();
    expect(await whenPayment(owner.client, adId, 'settled')).toMatchObject({ chainId: 31337 });
    expect(await home.paymentState(adId)).toBe(2);
  });

  it('hold the ad when the first one vanishes with its block', async () => {
    await home.mine(1);
    const before = await home.snapshot();
    await home.pay(adId);
    await whenPayment(owner.client, adId, 'confirming');
    await second.pay(adId);
    await second.mine(5);
    await eventually(async () =>
      expect(await rowOn(second)).toMatchObject({ status: 'confirmed', holdsAd: false }),
    );
    await home.revertTo(before);
    await home.mine(8);
    expect(await whenPayment(owner.client, adId, 'confirmed')).toMatchObject({ chainId: 31338 });
    await approve();
    await whenPayment(owner.client, adId, 'settled');
    expect(await second.paymentState(adId)).toBe(2);
  });

  it('are reported by their chain; on a chain that is not followed they are refused', async () => {
    const { hash } = await second.pay(adId);
    const report = (chainId: number) =>
      owner.client.post('/process-ad-payment', paymentReport(adId, hash, { chainId }));
    expect((await report(31338).expect(202)).body).toMatchObject({ status: 'confirming', chainId: 31338 });
    const { body } = await report(56).expect(422);
    expect(body).toMatchObject({ code: 'wrong_chain', params: { sent: 56, payable: '31337, 31338' } });
  });

  it('show as failed on the chain where they were reverted', async () => {
    const { hash } = await second.pay(adId, undefined, 1n);
    await owner.client.post('/process-ad-payment', paymentReport(adId, hash, { chainId: 31338 })).expect(422);
    expect(await whenPayment(owner.client, adId, 'failed')).toMatchObject({
      ...{ chainId: 31338, currency: 'ETH', txHash: hash },
      explorerUrl: `/transactions/${hash}?chainId=31338`,
    });
  });

  it('are never added up across coins', async () => {
    const { body } = await app.client().get('/tokenomics').expect(200);
    expect(body).toMatchObject({
      totalFeesCollected: '25.0000',
      coins: [
        { currency: 'BNB', testnet: true, totalFeesCollected: '25.0000', payments: 1 },
        { currency: 'ETH', testnet: true, totalFeesCollected: '75.0000', payments: 3 },
      ],
      wallets: [{ chainId: 31337 }, { chainId: 31338 }],
    });
  });
});
