import type { ChainNode } from './chain-node.js';
import { judgeHeads } from './head-company.js';

const NEAR = 3;

/** Nodes are named by their place. */
function judge(
  numbers: readonly number[],
  isExplained = (head: number, lower: number) => head - lower <= NEAR,
) {
  const told = numbers.map((number, index) => ({ node: index as unknown as ChainNode, head: { number } }));
  const judged = judgeHeads(told, (higher, lower) => isExplained(higher.head.number, lower.head.number));
  return judged && { agreed: judged.agreed.number, leaping: judged.leaping as unknown as number[] };
}

describe('the heads that nodes tell', () => {
  it.each([
    ['one node alone', [7], 7, []],
    ['two near each other', [10, 12], 12, []],
    ['two of which one leaps', [1_000_000, 10], 10, [0]],
    ['three of which one leaps', [1_000_000, 10, 11], 11, [0]],
    ['three of which one lags', [100, 10, 101], 100, []],
    ['four of which one leaps', [10, 1_000_000, 11, 12], 11, [1]],
    ['four of which two leap', [10, 1_000_000, 1_000_000, 12], 12, [1, 2]],
  ])('%s', (_case, numbers, agreed, leaping) => {
    expect(judge(numbers)).toEqual({ agreed, leaping });
  });

  it('of two nodes the higher one counts where time explains it', () => {
    expect(judge([10, 500], () => true)).toEqual({ agreed: 500, leaping: [] });
  });

  it('are nothing where no node tells one', () => {
    expect(judge([])).toBeUndefined();
  });
});
