import type { AdPaymentDto } from '../../src/modules/payments/dto/ad-payment.dto.js';
import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { PaymentReports } from '../../src/modules/payments/payment-reports.service.js';
import { submitAd } from '../factories/ad.factory.js';
import { paymentReport, whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { whileHeld } from '../support/held-lock.js';
import { LyingNode } from '../support/lying-node.ts';
import { PATIENT_STATEMENTS, TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

/** For each answer of the node; a round of the watcher asks it some ten times, one after another. */
const SLOW_MS = 1_000;
/** Four seconds for the watcher, and a few answers of the node for the receipt. */
const REPORT_MS = 12_000 + 4 * SLOW_MS;

describe('reports of payments while the watcher takes long', () => {
  let app: TestApp;
  let node: LyingNode;
  let owner: SignedIn;

  beforeAll(async () => {
    const chain = await TestChain.start();
    node = await LyingNode.before(chain.rpcUrl);
    const env = {
      CHAIN_RPC_URL: node.url,
      // The round waits for what is held, and does not fail.
      ...PATIENT_STATEMENTS,
    };
    app = await TestApp.start(env, chain);
    owner = await signedIn(app);
  });
  beforeEach(async () => node.recover());
  afterAll(async () => {
    await app.stop();
    await node.close();
  });

  const reported = async (adId: number, hash: string) => {
    const { body, status } = await owner.client.post('/process-ad-payment', paymentReport(adId, hash));
    expect([200, 202]).toContain(status);
    expect(body).toMatchObject({ txHash: hash });
    return body as AdPaymentDto;
  };

  const paidAds = async (count: number) => {
    const ads = [];
    for (let index = 0; index < count; index += 1) {
      const adId = await submitAd(owner.client);
      ads.push({ adId, hash: (await app.chain.pay(adId)).hash });
    }
    return ads;
  };

  const paymentsOf = (adIds: number[]) =>
    app.dataSource.manager.find(AdPayment, { where: adIds.map((adId) => ({ adId: String(adId) })) });

  it('are answered with what is known so far, while the round goes on', async () => {
    const adId = await submitAd(owner.client);
    const reports = app.nest.get(PaymentReports);
    const { patienceMs } = reports;
    // A busy machine may need the product's four seconds for the receipt alone; as long as the lock lasts the round does not end.
    reports.patienceMs = 8_000;
    await whileHeld(
      app.dataSource,
      { sql: 'LOCK TABLE chain_heads IN SHARE MODE', waits: '%chain_heads%', waiting: 1 },
      async () => app.chain.mine(1),
      // Paid once the round waits: one that had read the payment would have its event to itself, and all that is known were nothing.
      async () => {
        const { hash } = await app.chain.pay(adId);
        expect(await reported(adId, hash)).toMatchObject({ status: 'confirming' });
      },
    );
    reports.patienceMs = patienceMs;
    await app.chain.mine(5);
    await whenPayment(owner.client, adId, 'confirmed');
    expect(await paymentsOf([adId])).toHaveLength(1);
  });

  it('share a round, are answered in time, and count once each', async () => {
    const ads = await paidAds(8);
    node.delay(SLOW_MS);
    const before = Date.now();
    const rounds = node.calls('eth_getLogs');
    await Promise.all(ads.flatMap(({ adId, hash }) => [1, 2, 3].map(async () => reported(adId, hash))));
    expect(Date.now() - before).toBeLessThan(REPORT_MS);
    expect(node.calls('eth_getLogs') - rounds).toBeLessThan(ads.length);
    await node.recover();
    await app.chain.mine(5);
    for (const { adId } of ads) await whenPayment(owner.client, adId, 'confirmed');
    expect(await paymentsOf(ads.map(({ adId }) => adId))).toHaveLength(ads.length);
  });
});
