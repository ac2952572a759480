import { ChainCursor } from '../../src/chain/events/entities/chain-cursor.entity.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { LyingNode } from '../support/lying-node.ts';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

describe('a payment with all its confirmations', () => {
  let app: TestApp;
  let nodes: [LyingNode, LyingNode];
  let owner: SignedIn;
  let adId: number;

  beforeAll(async () => {
    const chain = await TestChain.start();
    nodes = [await LyingNode.before(chain.rpcUrl), await LyingNode.before(chain.rpcUrl)];
    app = await TestApp.start({ CHAIN_RPC_URL: nodes.map(({ url }) => url).join(',') }, chain);
    owner = await signedIn(app);
  });
  beforeEach(async () => {
    for (const node of nodes) await node.recover();
    adId = await submitAd(owner.client);
  });
  afterAll(async () => {
    await app.stop();
    for (const node of nodes) await node.close();
  });

  it('moves no money until another node knows its receipt too', async () => {
    const [, other] = nodes;
    const paid = await app.chain.pay(adId);
    other.omitReceipts(paid.hash);
    await app.chain.mine(5);
    const admin = await app.admin();
    await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    const asked = other.calls('eth_getTransactionReceipt');
    await eventually(async () => {
      const { body } = await owner.client.get(`/ads/${adId}/payment`).expect(200);
      expect(body).toMatchObject({ status: 'confirming', confirmations: 6 });
      expect(other.calls('eth_getTransactionReceipt')).toBeGreaterThan(asked + 1);
    });
    expect(await app.chain.paymentState(adId)).toBe(1);
    await other.recover();
    await whenPayment(owner.client, adId, 'settled');
  });

  it('is found by the logs of the other node when the first leaves them out for good', async () => {
    const [first] = nodes;
    first.omitLogs();
    const paid = await app.chain.pay(adId);
    const payment = await whenPayment(owner.client, adId, 'confirming');
    expect(payment.txHash).toBe(paid.hash);
  });

  it('cannot be hidden for good by one node while the other does not tell', async () => {
    const [first, other] = nodes;
    first.omitLogs();
    other.refuse('eth_getLogs');
    const paid = await app.chain.pay(adId);
    await app.chain.mine(20);
    const asked = other.calls('eth_getLogs');
    await eventually(async () => expect(other.calls('eth_getLogs')).toBeGreaterThan(asked + 2));
    const cursors = await app.dataSource.manager.findBy(ChainCursor, { chainId: 31337 });
    expect(Math.max(...cursors.map(({ blockNumber }) => blockNumber))).toBeLessThan(paid.blockNumber);
    await other.recover();
    await whenPayment(owner.client, adId, 'confirmed');
  });
});
