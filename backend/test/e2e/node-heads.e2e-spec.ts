import type { ChainClient } from '../../src/chain/nodes/chain-client.js';
import { HeadWatch } from '../../src/chain/nodes/head-watch.js';
import { NODE_OPTIONS } from '../../src/chain/nodes/node-options.js';
import { eventually } from '../support/eventually.js';
import { withHead } from '../support/lies.ts';
import { TwoNodes } from '../support/two-nodes.js';

describe('nodes whose heads differ', () => {
  let two: TwoNodes;
  let client: ChainClient;
  let frozenAt: number;

  beforeAll(async () => {
    two = await TwoNodes.start();
  });
  beforeEach(async () => {
    await two.begin();
    client = two.client();
    frozenAt = await two.chain.provider.getBlockNumber();
  });
  afterEach(() => two.end());
  afterAll(async () => two.close());

  const isInUse = async (node: number): Promise<void> =>
    eventually(async () => {
      await client.head();
      expect(client.status().node).toBe(node);
    });

  /** Asks when the nodes are due to be compared once more, by the client's own clock, and waits for that. */
  async function askWhenDue(clock: jest.SpyInstance<number>): Promise<void> {
    clock.mockReturnValue(performance.now() + NODE_OPTIONS.compareEvery);
    const compare = jest.spyOn(HeadWatch.prototype, 'compare');
    await client.head();
    await Promise.all(compare.mock.results.map(({ value }) => value as Promise<unknown>));
    compare.mockRestore();
  }

  it('leaves a node that lags within two seconds, and returns when it has caught up', async () => {
    await client.head();
    two.first.freezeAt(frozenAt);
    await two.chain.mine(10);
    expect(await client.head()).toMatchObject({ number: frozenAt });
    const began = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(began);
    while (performance.now() - began + NODE_OPTIONS.compareEvery <= 2_000) await askWhenDue(clock);
    expect(client.status().node).toBe(1);
    clock.mockRestore();
    expect(await client.head()).toMatchObject({ number: frozenAt + 10 });
    expect(two.said()).toEqual(['Node 0 of chain 31337 is behind by 10 blocks']);
    await two.first.recover();
    await isInUse(0);
  });

  it('stays with a node that hears of blocks a little later', async () => {
    client = two.client({ compareEvery: 20, toleratedLag: 40, toleratedStandstill: 600_000 });
    two.first.freezeAt(frozenAt);
    await two.chain.mine(2);
    const before = two.second.calls('eth_getBlockByNumber');
    await eventually(async () => {
      await client.head();
      expect(two.second.calls('eth_getBlockByNumber')).toBeGreaterThan(before + 10);
    });
    expect(client.status().node).toBe(0);
    expect(two.said()).toEqual([]);
  });

  it('leaves a node that stands still a little behind while another goes on', async () => {
    client = two.client({ compareEvery: 20, toleratedStandstill: 200 });
    two.first.freezeAt(frozenAt);
    await two.chain.mine(1);
    await isInUse(1);
    expect(two.said()).toEqual(['Node 0 of chain 31337 is behind by 1 blocks']);
  });

  it('prefers another head to that of a node that takes over and lags', async () => {
    await two.chain.mine(10);
    await client.head();
    two.second.freezeAt(frozenAt);
    await two.first.die();
    expect(await client.head()).toMatchObject({ number: frozenAt });
    await two.first.recover();
    await isInUse(0);
    expect(await client.head()).toMatchObject({ number: frozenAt + 10 });
  });

  it('follows a chain that was reorganised on all nodes', async () => {
    const snapshot = await two.chain.snapshot();
    await two.chain.mine(10);
    expect(await client.head()).toMatchObject({ number: frozenAt + 10 });
    await two.chain.revertTo(snapshot);
    expect(await client.head()).toMatchObject({ number: frozenAt });
    expect(client.status().node).toBe(0);
    expect(two.said()).toEqual([]);
  });

  it.each([
    ['from the start', false],
    ['in between', true],
  ])('does not follow a node that claims a million blocks %s', async (_when, isKnown) => {
    if (isKnown) await client.head();
    two.first.tell(withHead(1_000_000));
    expect(await client.head()).toMatchObject({ number: frozenAt });
    await isInUse(1);
    expect(two.said()).toEqual([
      `Node 0 of chain 31337 claims ${1_000_000 - frozenAt} blocks that no other node knows`,
    ]);
    await two.chain.mine(2);
    expect(await client.head()).toMatchObject({ number: frozenAt + 2 });
  });

  it('does not follow a node that leaps ahead while the other one is away', async () => {
    await client.head();
    await two.second.die();
    two.first.tell(withHead(1_000_000));
    expect(await client.head()).toMatchObject({ number: frozenAt });
    await two.first.recover();
    await two.chain.mine(2);
    await eventually(async () => expect(await client.head()).toMatchObject({ number: frozenAt + 2 }));
  });

  it('leaves a node that is not in use and lags, so that it does not take over', async () => {
    client = two.client({ compareEvery: 20, toleratedLag: 40 });
    two.second.freezeAt(frozenAt);
    await two.chain.mine(10);
    await eventually(async () => {
      await client.head();
      expect(two.said()).toEqual(['Node 1 of chain 31337 is behind by 10 blocks']);
    });
    expect(await client.elsewhere(async (provider) => provider.getBlockNumber())).toBe(frozenAt + 10);
  });
});
