import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { LyingNode } from '../support/lying-node.ts';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

describe('what a splitter holds, behind two nodes that leave logs out', () => {
  let app: TestApp;
  let nodes: LyingNode[];

  beforeAll(async () => {
    const chain = await TestChain.start();
    nodes = [await LyingNode.before(chain.rpcUrl), await LyingNode.before(chain.rpcUrl)];
    app = await TestApp.start({ CHAIN_RPC_URL: nodes.map(({ url }) => url).join(',') }, chain);
  });
  afterAll(async () => {
    await app.stop();
    for (const node of nodes) await node.close();
  });

  it('betrays a payment of which the node in use does not even tell the receipt', async () => {
    const { client } = await signedIn(app);
    const adId = await submitAd(client);
    for (const node of nodes) node.omitLogs();
    const { hash } = await app.chain.pay(adId);
    nodes[0]!.omitReceipts(hash);
    await app.chain.mine(8);
    expect(await whenPayment(client, adId, 'confirming')).toMatchObject({ txHash: hash });
    // What one node tells and the other one denies is shown, and decides nothing.
    await nodes[0]!.recover();
    await whenPayment(client, adId, 'confirmed');
  });
});
