import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

describe('reorganisations', () => {
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

  it('takes back a payment whose block left the chain', async () => {
    await app.chain.mine(1);
    const before = await app.chain.snapshot();
    await app.chain.pay(adId);
    await whenPayment(owner.client, adId, 'confirming');
    await app.chain.revertTo(before);
    await app.chain.mine(3);
    await whenPayment(owner.client, adId, 'pending');
    expect(await app.dataSource.manager.countBy(AdPayment, { adId: String(adId) })).toBe(0);
  });

  it('counts a payment once that comes back in another block', async () => {
    await app.chain.mine(1);
    const before = await app.chain.snapshot();
    const first = await app.chain.pay(adId);
    await whenPayment(owner.client, adId, 'confirming');
    const raw = await app.chain.rawTransaction(first.hash);
    await app.chain.revertTo(before);
    await app.chain.mine(2);
    await app.chain.provider.send('eth_sendRawTransaction', [raw]);
    await app.chain.mine(5);
    const confirmed = await whenPayment(owner.client, adId, 'confirmed');
    expect(confirmed.txHash).toBe(first.hash);
    const rows = await app.dataSource.manager.findBy(AdPayment, { adId: String(adId) });
    expect(rows).toHaveLength(1);
    expect(rows[0]!.blockNumber).toBeGreaterThan(first.blockNumber);
  });

  it('keeps older payments when only newer blocks go', async () => {
    await app.chain.pay(adId);
    await app.chain.mine(5);
    await whenPayment(owner.client, adId, 'confirmed');
    const [before] = await app.dataSource.manager.findBy(AdPayment, { adId: String(adId) });
    const snapshot = await app.chain.snapshot();
    await app.chain.mine(3);
    const other = await submitAd(owner.client);
    await app.chain.pay(other);
    await whenPayment(owner.client, other, 'confirming');
    await app.chain.revertTo(snapshot);
    await app.chain.mine(2);
    await whenPayment(owner.client, other, 'pending');
    const [after] = await app.dataSource.manager.findBy(AdPayment, { adId: String(adId) });
    expect(after).toEqual(before);
  });

  it('sends the settlement again when its block left the chain, with the same nonce', async () => {
    await app.chain.pay(adId);
    await app.chain.mine(5);
    await whenPayment(owner.client, adId, 'confirmed');
    const before = await app.chain.snapshot();
    const admin = await app.admin();
    await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    const first = await whenPayment(owner.client, adId, 'settled');
    await app.chain.revertTo(before);
    await app.chain.mine(1);
    await eventually(async () => expect(await app.chain.paymentState(adId)).toBe(2));
    const again = await whenPayment(owner.client, adId, 'settled');
    expect(again.settlementTxHash).toBe(first.settlementTxHash);
  });
});
