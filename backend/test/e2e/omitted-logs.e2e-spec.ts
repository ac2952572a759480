import { ChainEvent } from '../../src/chain/events/entities/chain-event.entity.js';
import { AdPayment } from '../../src/modules/payments/entities/ad-payment.entity.js';
import { PaymentReports } from '../../src/modules/payments/payment-reports.service.js';
import { submitAd } from '../factories/ad.factory.js';
import { paymentReport, whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { LyingNode } from '../support/lying-node.ts';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

/** More would take the test longer. */
const SOME_ANSWERS = 2;

describe('a node that leaves logs out of its answers', () => {
  let app: TestApp;
  let node: LyingNode;
  let owner: SignedIn;
  let adId: number;

  beforeAll(async () => {
    const chain = await TestChain.start();
    node = await LyingNode.before(chain.rpcUrl);
    app = await TestApp.start({ CHAIN_RPC_URL: node.url }, chain);
    // A report is answered with what the watcher finds, however long that takes on a busy machine.
    app.nest.get(PaymentReports).patienceMs = 10 * 60_000;
    owner = await signedIn(app);
  });
  beforeEach(async () => {
    await node.recover();
    adId = await submitAd(owner.client);
  });
  afterAll(async () => {
    await app.stop();
    await node.close();
  });

  it('is asked again, so that a payment that nobody reported is found', async () => {
    const { hash } = await app.chain.payWithoutWaiting(adId);
    node.omitLogs({ of: hash, times: SOME_ANSWERS });
    await app.chain.mine(3);
    const payment = await whenPayment(owner.client, adId, 'confirming');
    expect(payment.txHash).toBe(hash);
  });

  it('cannot hide a payment that was reported: its receipt is evidence itself', async () => {
    node.omitLogs();
    const paid = await app.chain.pay(adId);
    const { body } = await owner.client
      .post('/process-ad-payment', paymentReport(adId, paid.hash))
      .expect(202);
    expect(body).toMatchObject({ status: 'confirming', txHash: paid.hash });
    await app.chain.mine(5);
    await whenPayment(owner.client, adId, 'confirmed');
    const events = await app.dataSource.manager.findBy(ChainEvent, { transactionHash: paid.hash });
    expect(events.map(({ name }) => name)).toEqual(['AdPaid']);
  });

  it('cannot make a payment be taken back whose block stands', async () => {
    const paid = await app.chain.pay(adId);
    await whenPayment(owner.client, adId, 'confirming');
    node.omitLogs();
    await app.chain.mine(5);
    await whenPayment(owner.client, adId, 'confirmed');
    expect(await app.dataSource.manager.countBy(AdPayment, { transactionHash: paid.hash })).toBe(1);
  });
});
