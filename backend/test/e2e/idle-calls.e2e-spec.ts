import { ChainHead } from '../../src/chain/events/entities/chain-head.entity.js';
import { FollowedChains } from '../../src/chain/followed-chains.js';
import { submitAd } from '../factories/ad.factory.js';
import { paymentReport, whenPayment } from '../factories/payment.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { LyingNode } from '../support/lying-node.ts';
import { TestApp } from '../support/test-app.js';
import { TestChain } from '../support/test-chain.js';

/** Blocks come as fast as on BNB Smart Chain (ms). */
const BLOCK_MS = 450;

/** Over so many blocks calls are counted: 54 s, as nodes are asked all at once and then for long nothing. */
const COUNTED_BLOCKS = 120;

/** One call in two seconds, in a second. */
const GOAL = 0.5;

/** The chain needs its time. */
const PATIENCE_MS = 300_000;

describe.each([1, 2])('a chain with %d nodes on which nothing happens', (count) => {
  let nodes: LyingNode[];
  let app: TestApp;
  let owner: SignedIn;

  beforeAll(async () => {
    const chain = await TestChain.start(2, { chainId: 97 });
    nodes = await Promise.all(Array.from({ length: count }, async () => LyingNode.before(chain.rpcUrl)));
    const env = { CHAIN_RPC_URL: nodes.map(({ url }) => url).join(), CHAIN_AWAKE_SECONDS: '3' };
    app = await TestApp.start(env, chain);
    owner = await signedIn(app);
    await chain.provider.send('evm_setIntervalMining', [BLOCK_MS]);
  }, PATIENCE_MS);
  afterAll(async () => {
    await app.chain.provider.send('evm_setIntervalMining', [0]);
    await app.stop();
    await Promise.all(nodes.map(async (node) => node.close()));
  });

  const attention = () => app.nest.get(FollowedChains).home.attention;
  const calls = () => nodes.reduce((sum, { allCalls }) => sum + allCalls, 0);
  const resting = () => eventually(async () => expect(attention().isAwake).toBe(false));
  const head = async () => (await app.chain.provider.getBlock('latest'))!.number;

  async function callsASecond(): Promise<number> {
    const [from, before, begun] = [await head(), calls(), performance.now()];
    await eventually(async () => expect(await head()).toBeGreaterThanOrEqual(from + COUNTED_BLOCKS), PATIENCE_MS);
    return ((calls() - before) * 1_000) / (performance.now() - begun);
  }

  it(
    'costs no more than one call in two seconds, and is read all the same',
    async () => {
      await resting();
      const before = await head();
      const rate = await callsASecond();
      // What docs/performance.md tells.
      process.stdout.write(`${count} nodes, idle: ${rate.toFixed(2)} calls a second\n`);
      expect(rate).toBeLessThanOrEqual(GOAL);
      const read = await app.dataSource.manager.findOneByOrFail(ChainHead, { chainId: 97 });
      expect(read.number).toBeGreaterThan(before);
    },
    PATIENCE_MS,
  );

  it(
    'is read twice a second once somebody looks at what is to be paid, and rests again after the payment',
    async () => {
      await resting();
      const adId = await submitAd(owner.client);
      await owner.client.get(`/ads/${adId}/payment`).expect(200);
      await eventually(async () => expect(attention().isAwake).toBe(true));
      await app.chain.pay(adId);
      const paid = performance.now();
      await whenPayment(owner.client, adId, 'confirming');
      // A payment that nobody reports: four rounds of half a second, and what a busy machine adds.
      expect(performance.now() - paid).toBeLessThan(5_000);
      await whenPayment(owner.client, adId, 'confirmed');
      await resting();
    },
    PATIENCE_MS,
  );

  it(
    'wakes for a transaction that is reported before a block has it',
    async () => {
      const adId = await submitAd(owner.client);
      await resting();
      const hash = `0x${'ab'.repeat(32)}`;
      await owner.client.post('/process-ad-payment', paymentReport(adId, hash, { chainId: 97 })).expect(202);
      await eventually(async () => expect(attention().isAwake).toBe(true));
    },
    PATIENCE_MS,
  );

  it(
    'wakes for a payment that nobody told of once it is read, until it is final',
    async () => {
      const adId = await submitAd(owner.client);
      await resting();
      await app.chain.pay(adId);
      await eventually(async () => expect(attention().isAwake).toBe(true));
      await whenPayment(owner.client, adId, 'confirmed');
      await resting();
    },
    PATIENCE_MS,
  );
});
