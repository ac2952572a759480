import { OperatorTransaction } from '../../src/chain/operator/entities/operator-transaction.entity.js';
import { submitAd } from '../factories/ad.factory.js';
import { paymentReport, whenPayment } from '../factories/payment.factory.js';
import { signedIn, userInput } from '../factories/user.factory.js';
import { ApiProcess } from '../support/api-process.js';
import { eventually } from '../support/eventually.js';
import { ADMIN, TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

// Each of these starts whole API processes, which takes its time on a busy machine.
const PATIENCE_MS = 240_000;

describe('the splitter of a database', () => {
  let chain: TestChain;

  beforeAll(async () => {
    chain = await TestChain.start(1);
  });
  afterAll(() => chain.close());

  it('gives new ads ids that no earlier payment has named', async () => {
    await chain.pay(41);
    await chain.pay(1);
    // The first version took any number.
    await chain.pay(2n ** 100n);
    const app = await TestApp.start({}, chain);
    try {
      await eventually(async () => app.client().get('/health').expect(200));
      const owner = await signedIn(app);
      expect(await submitAd(owner.client)).toBe(2);
    } finally {
      await app.stop();
    }
  });

  it(
    'stops payments with the cause when the database belongs to another splitter',
    async () => {
      const mine = await TestChain.deploy(chain.rpcUrl);
      const other = await TestChain.deploy(chain.rpcUrl);
      const before = await ApiProcess.prepare(mine);
      await before.start();
      await before.close();
      const api = await ApiProcess.prepare(other, { DATABASE_URL: before.env.DATABASE_URL! });
      try {
        await api.start({ ready: false });
        const owner = api.client();
        await owner.post('/auth/register', userInput()).expect(201);
        const adId = await submitAd(owner);
        const paid = await other.pay(adId);
        const { body } = await owner.post('/process-ad-payment', paymentReport(adId, paid.hash)).expect(503);
        expect(body).toMatchObject({
          code: 'payments_stopped',
          message: expect.stringContaining(mine.address),
        });
        await owner.get('/health').expect(503);
        const { body: ad } = await owner.get(`/ads/${adId}`).expect(200);
        expect(ad).toMatchObject({ paymentStatus: 'pending' });
      } finally {
        await api.close();
      }
    },
    PATIENCE_MS,
  );

  it(
    'is shared by several API processes, of which one records each payment',
    async () => {
      const shared = await TestChain.deploy(chain.rpcUrl);
      const one = await ApiProcess.prepare(shared);
      const two = await ApiProcess.prepare(shared, { DATABASE_URL: one.env.DATABASE_URL! });
      try {
        await Promise.all([one.start(), two.start()]);
        const owner = one.client();
        await owner.post('/auth/register', userInput()).expect(201);
        const ads: number[] = [];
        for (let count = 0; count < 5; count++) ads.push(await submitAd(owner));
        for (const id of ads) await shared.pay(id);
        await shared.mine(5);
        for (const id of ads) await whenPayment(two.client(), id, 'confirmed');
        const admin = two.client();
        await admin.post('/auth/login', ADMIN).expect(200);
        for (const id of ads) await admin.patch(`/ads/${id}/status`, { status: 'approved' }).expect(200);
        for (const id of ads) await whenPayment(one.client(), id, 'settled');
        expect(await one.dataSource.manager.count(OperatorTransaction)).toBe(ads.length);
      } finally {
        await Promise.all([one.close(), two.close()]);
      }
    },
    PATIENCE_MS,
  );
});
