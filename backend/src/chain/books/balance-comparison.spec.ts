import { foldAccount, type Movement } from './splitter-account.js';
import type { SplitterReading } from './splitter-reading.js';
import {
  isBalanced,
  describeDifference as inWords,
  isSurplus,
  compareBalance,
} from './balance-comparison.js';

const FOUNDER = '0xF0';
const PLATFORM = '0xA0';
const at = { number: 120, hash: '0xab' };

const none: Movement = {
  ...{ name: '', payee: null, successor: null },
  ...{ amount: 0n, founderShare: 0n, platformShare: 0n },
};
/** 25 wei came, 10 of them were split. */
const account = {
  ...foldAccount([
    { ...none, name: 'AdPaid', amount: 25n },
    { ...none, name: 'AdSettled', founderShare: 3n, platformShare: 7n },
  ]),
  founder: FOUNDER,
  platform: PLATFORM,
};
const reading: SplitterReading = {
  ...{ at, balance: 25n, founder: FOUNDER, platform: PLATFORM },
  ...{ owedFounder: 3n, owedPlatform: 7n },
};
const compared = (changes: Partial<SplitterReading> = {}) =>
  compareBalance(account, { ...reading, ...changes });

describe('how the money of a splitter compares with its events', () => {
  it('agrees where it has and owes what they say', () => {
    expect(compared()).toEqual({ at, excess: 0n, contradictions: [] });
    expect(isBalanced(compared(), 0n)).toBe(true);
    expect(isSurplus(compared())).toBe(true);
  });

  it('agrees with the surplus that is known, and with no other', () => {
    const more = compared({ balance: 30n });
    expect(isBalanced(more, 5n)).toBe(true);
    expect(isBalanced(more, 0n)).toBe(false);
    expect(isBalanced(more, 6n)).toBe(false);
    expect(isSurplus(more)).toBe(true);
    expect(inWords(more)).toBe('At block 120: 5 wei are unexplained');
  });

  it('lacks what no surplus explains', () => {
    const less = compared({ balance: 24n });
    expect(isSurplus(less)).toBe(false);
    expect(isBalanced(less, 0n)).toBe(false);
    expect(inWords(less)).toBe('At block 120: 1 wei are missing in the contract');
  });

  it.each<[Partial<SplitterReading>, string]>([
    [{ founder: '0xE1' }, 'the founder is 0xF0 by the events, 0xE1 by the contract'],
    [{ platform: '0xE1' }, 'the platform is 0xA0 by the events, 0xE1 by the contract'],
    [{ owedFounder: 4n }, 'in wei, the founder is owed 3 by the events, 4 by the contract'],
    [{ owedPlatform: 8n }, 'in wei, the platform is owed 7 by the events, 8 by the contract'],
  ])('is contradicted by %j', (changes, words) => {
    const contradicted = compared(changes);
    expect(contradicted.contradictions).toEqual([words]);
    expect(isBalanced(contradicted, 0n)).toBe(false);
    expect(isSurplus(contradicted)).toBe(false);
    expect(inWords(contradicted)).toBe(`At block 120: ${words}`);
  });

  it('tells everything that is wrong at once', () => {
    expect(inWords(compared({ balance: 20n, founder: '0xE1', owedFounder: 4n }))).toBe(
      'At block 120: 5 wei are missing in the contract; the founder is 0xF0 by the events, 0xE1 by the contract; ' +
        'in wei, the founder is owed 3 by the events, 4 by the contract',
    );
  });
});
