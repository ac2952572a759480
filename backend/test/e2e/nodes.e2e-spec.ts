import type { TransactionReceipt } from 'ethers';
import type { ChainClient, NodeWork } from '../../src/chain/nodes/chain-client.js';
import { NODE_OPTIONS } from '../../src/chain/nodes/node-options.js';
import { chainUnavailable } from '../../src/common/errors/common.errors.js';
import { eventually } from '../support/eventually.js';
import { TwoNodes } from '../support/two-nodes.js';

const UNKNOWN = `0x${'ab'.repeat(32)}`;

/** After which a node that says nothing is given up: who waits for less was not kept waiting by it. */
const TIMEOUT_MS = 5_000;

/** How long a node that was left takes to answer whoever tries it, who would else give it up first. */
const PROBE_MS = 4_500;

/** The site's own patience with a node that is slow. */
const { patience, compareWithin } = NODE_OPTIONS;

describe('a chain behind several nodes', () => {
  let two: TwoNodes;
  let client: ChainClient;

  beforeAll(async () => {
    two = await TwoNodes.start();
  });
  beforeEach(async () => {
    await two.begin();
    client = two.client();
  });
  afterEach(() => two.end());
  afterAll(async () => two.close());

  /** However long the next one takes, it is the first to answer. */
  function beSlow(): void {
    client = two.client({ patience, compareWithin });
    two.first.delay(30_000);
  }

  async function answersFromSecond(): Promise<void> {
    const before = Date.now();
    const head = await client.head();
    expect(Date.now() - before).toBeLessThan(TIMEOUT_MS);
    expect(head.number).toBe(await two.chain.provider.getBlockNumber());
    expect(client.status()).toEqual({ node: 1, nodes: 2 });
  }

  async function returnsToFirst(): Promise<void> {
    await eventually(async () => {
      await client.head();
      expect(client.status().node).toBe(0);
    });
    expect(two.said()).toContain('Node 0 of chain 31337 is well again');
    expect(two.said().join()).not.toMatch(/http|127\.0\.0\.1/);
  }

  it('asks the first of the list alone while it is well', async () => {
    const before = two.second.calls('eth_getTransactionReceipt');
    expect(await client.receipt(UNKNOWN)).toBeNull();
    expect(client.status()).toEqual({ node: 0, nodes: 2 });
    expect(two.second.calls('eth_getTransactionReceipt')).toBe(before);
  });

  describe.each([
    ['refuses connections', 'refuses connections', async () => two.first.die()],
    ['breaks off connections', 'breaks off connections', async () => two.first.reset()],
    ['has had too many requests', 'answers with status 429', async () => two.first.answerStatus(429)],
    ['is down behind its balancer', 'answers with status 502', async () => two.first.answerStatus(502)],
    ['sends a page', 'answers with something that is not JSON', async () => two.first.answerText('<html>')],
    ['sends nonsense', 'answers with something that is no answer', async () => two.first.answerText('[7]')],
    ['is slow', 'is slow', async () => beSlow()],
    ['serves another chain', 'serves chain 97', async () => two.first.sayChainId(97)],
  ])('when the first node %s', (_name, problem, lie) => {
    it('answers from the next one without waiting for it, and returns to it later', async () => {
      await lie();
      await answersFromSecond();
      expect(two.said()).toEqual([`Node 0 of chain 31337 ${problem}`]);
      await two.first.recover();
      await returnsToFirst();
    });
  });

  it('tries a node that was left once at a time, and nobody waits for it', async () => {
    // Patient enough to see the answer of a node that takes longer than all the other calls on a busy machine.
    client = two.client({ patience: 2 * PROBE_MS });
    await two.first.die();
    await client.head();
    await two.first.recover();
    two.first.delay(PROBE_MS);
    const before = two.first.requests;
    await eventually(async () => {
      const asked = Date.now();
      await client.head();
      expect(Date.now() - asked).toBeLessThan(PROBE_MS);
      expect(two.first.requests).toBe(before + 1);
    });
    await Promise.all(Array.from({ length: 20 }, async () => client.head()));
    expect(two.first.requests).toBe(before + 1);
    expect(client.status().node).toBe(1);
  });

  it('gives a question that is slow everywhere the time it needs, and leaves nobody for it', async () => {
    client = two.client({ patience });
    two.first.delay(1_500);
    // It is asked meanwhile, and comes later on a machine that pauses, too.
    two.second.delay(4_000);
    expect(await client.receipt(UNKNOWN)).toBeNull();
    expect(two.said()).toEqual([]);
  });

  it('says that the chain is away when every node is, and answers as soon as one is back', async () => {
    await Promise.all([two.first.die(), two.second.die()]);
    await expect(client.head()).rejects.toThrow(chainUnavailable());
    await two.second.recover();
    expect((await client.head()).number).toBeGreaterThan(0);
    expect(client.status().node).toBe(1);
  });

  it('passes on what a contract answers, and stays', async () => {
    const refused = client.call(async (provider) =>
      provider.call({ to: two.chain.address, data: '0xdeadbeef' }),
    );
    await expect(refused).rejects.toMatchObject({ code: 'CALL_EXCEPTION' });
    expect(client.status().node).toBe(0);
    expect(two.said()).toEqual([]);
  });

  it('asks another node for a second opinion, and the one in use where there is no other', async () => {
    const { hash } = await two.chain.pay(1);
    two.first.omitReceipts(hash);
    const receiptsOf: NodeWork<(TransactionReceipt | null)[]> = async (provider) =>
      Promise.all([hash, UNKNOWN].map(async (each) => provider.getTransactionReceipt(each)));
    expect(await client.receipts([hash, UNKNOWN])).toEqual([null, null]);
    const [found, missing] = await client.elsewhere(receiptsOf);
    expect(found).toMatchObject({ hash, status: 1 });
    expect(missing).toBeNull();
    await two.second.die();
    expect(await client.elsewhere(receiptsOf)).toEqual([null, null]);
  });
});
