import { ChainClient } from '../../src/chain/nodes/chain-client.js';
import { GasMarket } from '../../src/chain/operator/gas-market.js';
import { LyingNode } from '../support/lying-node.ts';
import { TestChain } from '../support/test-chain.js';

const MILLION_GWEI = 1_000_000_000_000_000n;

describe('the price of gas by several nodes', () => {
  let chain: TestChain;
  let nodes: LyingNode[];
  let client: ChainClient;
  let market: bigint;

  beforeAll(async () => {
    chain = await TestChain.start();
    nodes = await Promise.all([1, 2, 3].map(async () => LyingNode.before(chain.rpcUrl)));
    market = BigInt((await chain.provider.send('eth_gasPrice', [])) as string);
  });
  afterEach(async () => {
    client.close();
    for (const node of nodes) await node.recover();
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    chain.close();
  });

  const priceBy = async (count: number): Promise<bigint> => {
    client = new ChainClient(
      nodes.slice(0, count).map(({ url }) => url),
      31337,
    );
    return (await new GasMarket(client, undefined).prices()).market;
  };

  it.each([1n, MILLION_GWEI])('is the middle one of three, of which one says %s wei', async (price) => {
    nodes[0]!.sayGasPrice(price);
    expect(await priceBy(3)).toBe(market);
  });

  it('is the lower one of two, as no node may burn the coins of the operator', async () => {
    nodes[0]!.sayGasPrice(MILLION_GWEI);
    expect(await priceBy(2)).toBe(market);
  });

  it.each([2, 3])('is not what one of %i nodes makes of the base fee of the newest block', async (count) => {
    nodes[0]!.tell((call, reply) => {
      if (call.method !== 'eth_getBlockByNumber') return reply;
      const block = reply.result as Record<string, unknown>;
      return { ...reply, result: { ...block, baseFeePerGas: `0x${MILLION_GWEI.toString(16)}` } };
    });
    expect(await priceBy(1)).toBeGreaterThan(MILLION_GWEI);
    client.close();
    expect(await priceBy(count)).toBe(market);
  });

  it('is what the others say where one does not answer', async () => {
    await nodes[0]!.die();
    expect(await priceBy(3)).toBe(market);
  });
});
