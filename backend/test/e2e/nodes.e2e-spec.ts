import { Logger } from '@nestjs/common';
import { ChainClient } from '../../src/chain/nodes/chain-client.js';
import type { NodeOptions } from '../../src/chain/nodes/node-options.js';
import { eventually } from '../support/eventually.js';
import { LyingNode } from '../support/lying-node.ts';
import { TestChain } from '../support/test-chain.js';

const UNKNOWN = `0x${'ab'.repeat(32)}`;

describe('a chain behind several nodes', () => {
  let chain: TestChain;
  let first: LyingNode;
  let second: LyingNode;
  let client: ChainClient;
  let words: jest.SpyInstance[];

  beforeAll(async () => {
    chain = await TestChain.start();
    [first, second] = await Promise.all([LyingNode.before(chain.rpcUrl), LyingNode.before(chain.rpcUrl)]);
  });
  beforeEach(async () => {
    await Promise.all([first.recover(), second.recover()]);
    words = (['warn', 'log'] as const).map((level) => jest.spyOn(Logger.prototype, level).mockReturnValue());
    client = clientOf([first, second]);
  });
  afterEach(() => {
    client.close();
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await Promise.all([first.close(), second.close()]);
    chain.close();
  });

  const clientOf = (nodes: LyingNode[], options: Partial<NodeOptions> = {}): ChainClient =>
    new ChainClient(
      nodes.map(({ url }) => url),
      31337,
      { retryAfter: 100, ...options },
    );

  const said = (): string[] =>
    words.flatMap(({ mock }) => mock.calls as unknown[][]).map((parts) => String(parts[0]));

  async function answersFromSecond(): Promise<void> {
    const before = Date.now();
    const head = await client.head();
    expect(Date.now() - before).toBeLessThan(2_000);
    expect(head.number).toBe(await chain.provider.getBlockNumber());
    expect(client.status()).toEqual({ node: 1, nodes: 2 });
  }

  async function returnsToFirst(): Promise<void> {
    await eventually(async () => {
      await client.head();
      expect(client.status().node).toBe(0);
    });
    expect(said()).toContain('Node 0 of chain 31337 is well again');
    expect(said().join()).not.toMatch(/http|127\.0\.0\.1/);
  }

  it('asks the first of the list alone while it is well', async () => {
    const before = second.calls('eth_getTransactionReceipt');
    expect(await client.receipt(UNKNOWN)).toBeNull();
    expect(client.status()).toEqual({ node: 0, nodes: 2 });
    expect(second.calls('eth_getTransactionReceipt')).toBe(before);
  });

  describe.each([
    ['refuses connections', 'refuses connections', async () => first.die()],
    ['breaks off connections', 'breaks off connections', async () => first.reset()],
    ['has had too many requests', 'answers with status 429', async () => first.answerStatus(429)],
    ['is down behind its balancer', 'answers with status 502', async () => first.answerStatus(502)],
    ['sends a page', 'answers with something that is not JSON', async () => first.answerText('<html>')],
    ['sends nonsense', 'answers with something that is no answer', async () => first.answerText('[null, 7]')],
    ['is slow', 'is slow', async () => first.delay(4_000)],
    ['serves another chain', 'serves chain 97', async () => first.sayChainId(97)],
  ])('when the first node %s', (_name, problem, lie) => {
    it('answers from the next one within two seconds, and returns to it later', async () => {
      await lie();
      await answersFromSecond();
      expect(said()).toEqual([`Node 0 of chain 31337 ${problem}`]);
      await first.recover();
      await returnsToFirst();
    });
  });
});
