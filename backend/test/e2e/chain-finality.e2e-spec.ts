import { ChainFinality } from '../../src/chain/nodes/entities/chain-finality.entity.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { LyingNode } from '../support/lying-node.ts';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

/** BNB Smart Chain's testnet, on which fifteen blocks are enough where nobody says which one is final. */
const CHAIN_ID = 97;

describe('payments on a chain that says itself which block is final', () => {
  let chain: TestChain;
  let node: LyingNode;
  let app: TestApp;
  let owner: SignedIn;

  beforeAll(async () => {
    chain = await TestChain.start(2, { chainId: CHAIN_ID });
    node = await LyingNode.before(chain.rpcUrl);
    app = await TestApp.start({ CHAIN_RPC_URL: node.url }, chain);
    owner = await signedIn(app);
  });
  afterAll(async () => {
    await app.stop();
    await node.close();
  });

  /** An approved ad, paid for in a block that the chain does not call final yet. */
  const paidAd = async () => {
    const adId = await submitAd(owner.client);
    const admin = await app.admin();
    await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    node.callFinal(await chain.provider.getBlockNumber());
    const { blockNumber } = await chain.pay(adId);
    await chain.mine(20);
    await eventually(async () =>
      expect(await whenPayment(owner.client, adId, 'confirming')).toMatchObject({ finalConfirmations: 15 }),
    );
    return { adId, block: blockNumber };
  };
  /** Whatever follows from what the node says now has been done. */
  const afterAsking = async () => {
    const before = node.askedForFinal;
    await eventually(async () => expect(node.askedForFinal).toBeGreaterThanOrEqual(before + 2));
  };
  const kept = async () => app.dataSource.manager.findOneBy(ChainFinality, { chainId: CHAIN_ID });

  it('are held until the chain calls their block final, however many confirmations they have', async () => {
    const { adId, block } = await paidAd();
    await afterAsking();
    expect(await chain.paymentState(adId)).toBe(1);
    await whenPayment(owner.client, adId, 'confirming');
    node.callFinal(block);
    await eventually(async () => expect(await chain.paymentState(adId)).toBe(2));
  });

  it('are held on when the node knows of no final block any more, in a new process too', async () => {
    const { adId, block } = await paidAd();
    await eventually(async () => expect(await kept()).toMatchObject({ block: block - 1 }));
    node.callFinal(null);
    await chain.mine(20);
    await afterAsking();
    expect(await chain.paymentState(adId)).toBe(1);
    await app.nest.close();
    app = await TestApp.start({ CHAIN_RPC_URL: node.url, DATABASE_URL: app.config.databaseUrl }, chain);
    await afterAsking();
    expect(await chain.paymentState(adId)).toBe(1);
    node.callFinal(block);
    await eventually(async () => expect(await chain.paymentState(adId)).toBe(2));
  });
});
