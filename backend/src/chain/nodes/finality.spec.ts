import type { JsonRpcApiProvider } from 'ethers';
import type { DataSource } from 'typeorm';
import { Finality } from './finality.js';
import { NodeFailure } from './node-failure.js';

/** BNB Smart Chain: fifteen blocks. */
const BNB = 56;

/** What a node calls final: null for nothing, an error for one that does not know the tag or does not answer. */
type Told = number | null | Error;

/** A database that keeps one number. */
const memory = () => {
  let row: { block: number } | null = null;
  const manager = {
    findOneBy: () => Promise.resolve(row),
    query: (_text: string, [, block]: [number, number]) =>
      Promise.resolve((row = { block: Math.max(block, row?.block ?? -Infinity) })),
  };
  return { manager: manager as unknown as DataSource['manager'] };
};

const asked = (told: Told) => ({
  getBlock: () =>
    told instanceof Error ? Promise.reject(told) : Promise.resolve(told === null ? null : { number: told }),
});

function finality(nodes: Told[], { chainId = BNB, database = memory() } = {}): Finality {
  return new Finality(
    {
      chainId,
      status: () => ({ node: 0, nodes: nodes.length }),
      fromEach: async (work) =>
        Promise.all(nodes.map(async (told) => work(asked(told) as unknown as JsonRpcApiProvider))),
    },
    database,
  );
}

const UNKNOWN_TAG = new Error('invalid block tag');

describe('the last final block', () => {
  it.each<[string, Told[], number]>([
    ["is by the chain's number of confirmations where nodes know no tag", [UNKNOWN_TAG], 986],
    ['is so, too, where they know the tag and no such block', [null, null], 986],
    ['is what the chain says where that is earlier', [900], 900],
    ["is by confirmations where the chain's own comes sooner", [998], 986],
    ['is the lower one of two nodes', [950, 940], 940],
    ['is the lower one in the other order, too', [940, 950], 940],
    ['is the middle one of three, of which one holds money up', [5, 950, 940], 940],
    ['is the middle one of three, of which one hurries', [999, 950, 940], 950],
    ['is what the other one says where a node does not know the tag', [UNKNOWN_TAG, 940], 940],
    ['is no later for a node that claims any number', [1_000_000], 986],
  ])('%s', async (_words, nodes, expected) => {
    expect(await finality(nodes).upTo(1_000)).toBe(expected);
  });

  it('is by confirmations alone on local chains, whose nodes make it up', async () => {
    expect(await finality([3], { chainId: 31337 }).upTo(100)).toBe(95);
  });

  it('stays where it was told last when nobody tells it any more', async () => {
    const database = memory();
    await finality([900], { database }).follow(1_000);
    expect(await finality([null], { database }).upTo(2_000)).toBe(900);
    expect(await finality([UNKNOWN_TAG, null], { database }).upTo(2_000)).toBe(900);
  });

  it('is not kept where one of two nodes says it alone, as that would hold money up for ever', async () => {
    const database = memory();
    await finality([5, UNKNOWN_TAG], { database }).follow(1_000);
    expect(await finality([UNKNOWN_TAG, UNKNOWN_TAG], { database }).upTo(1_000)).toBe(986);
  });

  it('never goes back from what was kept', async () => {
    const database = memory();
    await finality([900, 900], { database }).follow(1_000);
    await finality([5, 5], { database }).follow(1_000);
    expect(await finality([null, null], { database }).upTo(2_000)).toBe(900);
  });

  it('is not kept any later than it was by confirmations', async () => {
    const database = memory();
    await finality([1_000_000], { database }).follow(1_000);
    expect(await finality([null], { database }).upTo(2_000)).toBe(986);
  });

  it('is not guessed while a node does not answer', async () => {
    await expect(finality([new NodeFailure('gives no answer')]).upTo(1_000)).rejects.toThrow('no answer');
  });
});
