import { FollowedChains } from '../../src/chain/followed-chains.js';
import { submitAd } from '../factories/ad.factory.js';
import { paymentReport, whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { LyingNode } from '../support/lying-node.ts';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

/** After which a node that says nothing is given up: who waits for less was not kept waiting by it. */
const TIMEOUT_MS = 5_000;

describe('an API with two nodes', () => {
  let chain: TestChain;
  let nodes: LyingNode[];
  let app: TestApp;
  let owner: SignedIn;

  beforeAll(async () => {
    chain = await TestChain.start();
    nodes = await Promise.all([LyingNode.before(chain.rpcUrl), LyingNode.before(chain.rpcUrl)]);
    const list = nodes.map(({ url }) => url).join(', ');
    app = await TestApp.start({ CHAIN_RPC_URL: list }, chain);
    owner = await signedIn(app);
  });
  beforeEach(async () => {
    await Promise.all(nodes.map(async (node) => node.recover()));
  });
  afterAll(async () => {
    await app.stop();
    await Promise.all(nodes.map(async (node) => node.close()));
  });

  const inUse = (): number => app.nest.get(FollowedChains).home.client.status().node;

  it.each([
    ['stands still', async (node: LyingNode) => node.freezeAt(await chain.provider.getBlockNumber())],
    ['is dead', async (node: LyingNode) => node.die()],
    ['is slow', async (node: LyingNode) => node.delay(30_000)],
  ])('credits a payment while the node in use %s', async (_name, lie) => {
    const adId = await submitAd(owner.client);
    const before = inUse();
    await lie(nodes[before]!);
    await chain.pay(adId);
    await chain.mine(6);
    await whenPayment(owner.client, adId, 'confirmed');
    await eventually(async () => expect(inUse()).not.toBe(before));
    await owner.client.get('/health').expect(200);
  });

  it('answers a report while the node in use hangs, sooner than it is given up', async () => {
    const adId = await submitAd(owner.client);
    nodes[inUse()]!.delay(30_000);
    const before = Date.now();
    const report = paymentReport(adId, `0x${'ab'.repeat(32)}`);
    await owner.client.post('/process-ad-payment', report).expect(202);
    expect(Date.now() - before).toBeLessThan(TIMEOUT_MS);
  });
});
