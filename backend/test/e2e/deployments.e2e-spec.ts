import { AdsService } from '../../src/modules/ads/ads.service.js';
import { submitAd } from '../factories/ad.factory.js';
import { paymentReport, whenPayment } from '../factories/payment.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

describe('the splitter of a database', () => {
  let chain: TestChain;

  beforeAll(async () => {
    chain = await TestChain.start();
  });
  afterAll(() => chain.close());

  it('gives new ads ids that no earlier payment has named', async () => {
    await chain.pay(41);
    await chain.pay(17);
    await chain.pay(2n ** 100n);
    const app = await TestApp.start({}, chain);
    try {
      await eventually(async () => app.client().get('/health').expect(200));
      const owner = await signedIn(app);
      expect(await submitAd(owner.client)).toBe(42);
    } finally {
      await app.stop();
    }
  });

  it('stops payments with the cause when the database belongs to another splitter', async () => {
    const mine = await TestChain.deploy(chain.rpcUrl);
    const other = await TestChain.deploy(chain.rpcUrl);
    const first = await TestApp.start({}, mine);
    await eventually(async () => first.client().get('/health').expect(200));
    const { databaseUrl } = first.config;
    await first.stop();
    const second = await TestApp.start({ DATABASE_URL: databaseUrl }, other);
    try {
      const owner = await signedIn(second);
      const adId = await submitAd(owner.client);
      const paid = await other.pay(adId);
      const { body } = await owner.client
        .post('/process-ad-payment', paymentReport(adId, paid.hash))
        .expect(503);
      expect(body).toMatchObject({
        code: 'payments_stopped',
        message: expect.stringContaining(mine.address),
      });
      await second.client().get('/health').expect(503);
      expect((await second.nest.get(AdsService).findIfExists(adId))?.paymentStatus).toBe('pending');
    } finally {
      await second.stop();
    }
  });

  it('is shared by several API processes, of which one records each payment', async () => {
    const shared = await TestChain.deploy(chain.rpcUrl);
    const one = await TestApp.start({}, shared);
    const two = await TestApp.start({ DATABASE_URL: one.config.databaseUrl }, shared);
    try {
      const owner = await signedIn(one);
      const ads: number[] = [];
      for (let count = 0; count < 5; count++) ads.push(await submitAd(owner.client));
      for (const id of ads) await shared.pay(id);
      await shared.mine(5);
      for (const id of ads) await whenPayment(two.client(), id, 'confirmed');
      const admin = await two.admin();
      for (const id of ads) await admin.patch(`/ads/${id}/status`, { status: 'approved' }).expect(200);
      for (const id of ads) await whenPayment(one.client(), id, 'settled');
    } finally {
      await one.stop();
      await two.stop();
    }
  });
});
