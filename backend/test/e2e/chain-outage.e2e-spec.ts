import { submitAd } from '../factories/ad.factory.js';
import { paymentReport, whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { CuttableProxy } from '../support/cuttable-proxy.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

describe('while the chain is away', () => {
  let chain: TestChain;
  let proxy: CuttableProxy;
  let app: TestApp;
  let owner: SignedIn;
  let adId: number;

  beforeAll(async () => {
    chain = await TestChain.start();
    proxy = await CuttableProxy.before(chain.rpcUrl);
    app = await TestApp.start({ CHAIN_RPC_URL: proxy.url }, chain);
    owner = await signedIn(app);
  });
  beforeEach(async () => {
    proxy.mend();
    adId = await submitAd(owner.client);
  });
  afterAll(async () => {
    await app.stop();
    await proxy.close();
  });

  it('answers 503 with Retry-After where the chain is needed', async () => {
    proxy.cut();
    const report = await owner.client
      .post('/process-ad-payment', paymentReport(adId, `0x${'ab'.repeat(32)}`))
      .expect(503);
    expect(report.headers['retry-after']).toBe('5');
    expect(report.body).toMatchObject({ code: 'chain_unavailable' });
    await owner.client.get(`/transactions/0x${'ab'.repeat(32)}`).expect(503);
    await owner.client.get('/health').expect(503);
  });

  it('goes on showing what it knows', async () => {
    await chain.pay(adId);
    await whenPayment(owner.client, adId, 'confirming');
    proxy.cut();
    const { body } = await owner.client.get(`/ads/${adId}/payment`).expect(200);
    expect(body).toMatchObject({ status: 'confirming' });
    await owner.client.get('/config').expect(200);
    await owner.client.get('/tokenomics').expect(200);
  });

  it('credits a payment made meanwhile, and carries out a decision taken meanwhile', async () => {
    proxy.cut();
    const admin = await app.admin();
    await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    await chain.pay(adId);
    await chain.mine(5);
    proxy.mend();
    await whenPayment(owner.client, adId, 'settled');
    await eventually(async () => owner.client.get('/health').expect(200));
  });
});
