import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { PaymentReports } from '../../src/modules/payments/payment-reports.service.js';
import { submitAd } from '../factories/ad.factory.js';
import { paymentReport, whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { MANY_AT_ONCE, TestApp } from '../support/test-app.js';

describe('payments', () => {
  let app: TestApp;
  let owner: SignedIn;
  let adId: number;

  beforeAll(async () => {
    app = await TestApp.start(MANY_AT_ONCE);
    owner = await signedIn(app);
  });
  beforeEach(async () => {
    owner = await signedIn(app);
    adId = await submitAd(owner.client);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  /** A report is answered with what the watcher finds, however long that takes on a busy machine. */
  const waitForWatcher = () => jest.replaceProperty(app.nest.get(PaymentReports), 'patienceMs', 10 * 60_000);

  it('counts a payment that nobody reported, from its block to six confirmations', async () => {
    const paid = await app.chain.pay(adId);
    const confirming = await whenPayment(owner.client, adId, 'confirming');
    expect(confirming).toMatchObject({
      confirmations: 1,
      requiredConfirmations: 6,
      txHash: paid.hash,
      splitter: app.chain.address.toLowerCase(),
      amount: '25000000000000000000',
    });
    await app.chain.mine(5);
    const confirmed = await whenPayment(owner.client, adId, 'confirmed');
    expect(confirmed).toMatchObject({
      confirmations: 6,
      founderAmount: '7500000000000000000',
      platformAmount: '17500000000000000000',
    });
  });

  it('shows the payment on the ad itself', async () => {
    const paid = await app.chain.pay(adId);
    await whenPayment(owner.client, adId, 'confirming');
    const { body } = await owner.client.get(`/ads/${adId}`).expect(200);
    expect(body).toMatchObject({ paymentStatus: 'confirming', transactionHash: paid.hash });
  });

  it('settles an approved ad once its payment is confirmed, 30 to 70', async () => {
    const admin = await app.admin();
    await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    await app.chain.pay(adId);
    await app.chain.mine(5);
    await eventually(async () => expect(await app.chain.paymentState(adId)).toBe(2));
    const settled = await whenPayment(owner.client, adId, 'settled');
    expect(settled.settlementTxHash).toMatch(/^0x[0-9a-f]{64}$/);
  });

  it('refunds a rejected ad to its payer and tells the owner why', async () => {
    const admin = await app.admin();
    await app.chain.pay(adId);
    await app.chain.mine(5);
    await whenPayment(owner.client, adId, 'confirmed');
    await admin
      .patch(`/ads/${adId}/status`, { status: 'rejected', reason: 'The picture is not yours' })
      .expect(200);
    await eventually(async () => expect(await app.chain.paymentState(adId)).toBe(3));
    const refunded = await whenPayment(owner.client, adId, 'refunded');
    expect(refunded.reason).toBe('The picture is not yours');
  });

  it('holds the money while the ad is pending', async () => {
    await app.chain.pay(adId);
    await app.chain.mine(10);
    await whenPayment(owner.client, adId, 'confirmed');
    expect(await app.chain.paymentState(adId)).toBe(1);
  });

  it('answers fifty reports of one payment at once with one record', async () => {
    const paid = await app.chain.pay(adId);
    const report = paymentReport(adId, paid.hash);
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => owner.client.post('/process-ad-payment', report)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(answers.map(({ body }) => (body as { txHash: string }).txHash))).toEqual(
      new Set([paid.hash]),
    );
    await whenPayment(owner.client, adId, 'confirming');
    expect(await app.dataSource.manager.countBy(AdPayment, { adId: String(adId) })).toBe(1);
  });

  it('answers 200 once the reported payment is confirmed', async () => {
    waitForWatcher();
    const paid = await app.chain.pay(adId);
    await app.chain.mine(5);
    const { body } = await owner.client
      .post('/process-ad-payment', paymentReport(adId, paid.hash))
      .expect(200);
    expect(body).toMatchObject({ adId, status: 'confirmed', confirmations: 6, txHash: paid.hash });
  });

  it('believes the chain, not the figures of the report', async () => {
    waitForWatcher();
    const paid = await app.chain.pay(adId);
    const lie = paymentReport(adId, paid.hash, { amount: '9999', founderAmount: '9999' });
    const { body } = await owner.client.post('/process-ad-payment', lie).expect(202);
    expect(body).toMatchObject({ amount: '25000000000000000000', founderAmount: '7500000000000000000' });
  });

  it('lets a refunded ad be paid again', async () => {
    const admin = await app.admin();
    await admin
      .patch(`/ads/${adId}/status`, { status: 'rejected', reason: 'Please name a price' })
      .expect(200);
    await app.chain.pay(adId);
    await app.chain.mine(5);
    await whenPayment(owner.client, adId, 'refunded');
    await owner.client.patch(`/ads/${adId}`, { title: 'Solar lamps, two coins a night' }).expect(200);
    await app.chain.pay(adId);
    await app.chain.mine(5);
    await whenPayment(owner.client, adId, 'confirmed');
    expect(await app.dataSource.manager.countBy(AdPayment, { adId: String(adId) })).toBe(2);
  });

  it('gives a payment back whose ad does not exist', async () => {
    const nobodys = 2_000_000_000 + adId;
    await app.chain.pay(nobodys);
    await app.chain.mine(5);
    await eventually(async () => {
      const row = await app.dataSource.manager.findOneByOrFail(AdPayment, { adId: String(nobodys) });
      expect(row).toMatchObject({ status: 'refunded', holdsAd: false });
    });
  });
});
