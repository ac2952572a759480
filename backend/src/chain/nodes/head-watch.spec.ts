import type { Block } from 'ethers';
import type { ChainNode } from './chain-node.js';
import { HeadWatch } from './head-watch.js';
import { NODE_OPTIONS } from './node-options.js';
import { NodeList } from './node-list.js';

/** Nobody is asked: each test says what the nodes tell. */
const URLS = ['http://127.0.0.1:1', 'http://127.0.0.1:2'];

const CHAIN_ID = 97;

/** The longest that this chain rests (ms), and the blocks that it makes meanwhile. */
const REST_MS = 180_000;
const REST_BLOCKS = 400;

describe('the heads of two nodes', () => {
  let list: NodeList;
  let watch: HeadWatch;

  beforeEach(() => {
    jest.useFakeTimers();
    list = new NodeList(URLS, CHAIN_ID, NODE_OPTIONS);
    watch = new HeadWatch(list, CHAIN_ID, NODE_OPTIONS);
  });
  afterEach(() => jest.useRealTimers());

  const block = (number: number) => ({ number, timestamp: Math.floor(Date.now() / 1_000) }) as Block;

  /** What it takes where the one in use tells this head, and the other one that. */
  async function taken(inUse: number, other: number): Promise<number> {
    const [first, second] = list.nodes as [ChainNode, ChainNode];
    jest.spyOn(first, 'head').mockResolvedValue(block(inUse));
    jest.spyOn(second, 'head').mockResolvedValue(block(other));
    return (await watch.check({ provider: first.provider, head: block(inUse) })).number;
  }

  it('are compared before one is believed after a rest, in which a chain can have grown by much', async () => {
    expect(await taken(1_000, 1_000)).toBe(1_000);
    jest.advanceTimersByTime(REST_MS);
    expect(await taken(1_000 + REST_BLOCKS + 90, 1_000 + REST_BLOCKS)).toBe(1_000 + REST_BLOCKS);
  });

  it('go on by the one that is left, as far as it can be', async () => {
    expect(await taken(1_000, 1_000)).toBe(1_000);
    const [, second] = list.nodes as [ChainNode, ChainNode];
    second.fallSilent();
    second.leave(false);
    jest.advanceTimersByTime(REST_MS);
    expect(await taken(1_000 + REST_BLOCKS, 1_000)).toBe(1_000 + REST_BLOCKS);
    expect(await taken(9_000, 1_000)).toBeLessThan(9_000);
  });

  it('give one more chance to a node that was left and missed it, as soon as it tells its head', async () => {
    const [first, second] = list.nodes as [ChainNode, ChainNode];
    list.avoid(first, 'is behind');
    list.leave(second, 'is slow');
    second.hasMissed = true;
    expect(list.preferred).toEqual([first, second]);
    await taken(1_000, 1_001);
    expect(list.preferred).toEqual([second, first]);
  });

  it('keep nobody waiting while they are compared all along', async () => {
    expect(await taken(1_000, 1_000)).toBe(1_000);
    jest.advanceTimersByTime(2_000);
    expect(await taken(1_004, 1_003)).toBe(1_004);
  });
});
