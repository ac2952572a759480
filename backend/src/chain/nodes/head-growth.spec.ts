import { HeadGrowth } from './head-growth.js';

const BNB = 56;
const LOCAL = 31337;
const TOLERATED = 3;

describe('how a head can have grown', () => {
  it('by a few blocks that one node hears of later', () => {
    const growth = new HeadGrowth(BNB, TOLERATED);
    expect(growth.allows(100, 103, 0)).toBe(true);
    expect(growth.allows(100, 104, 0)).toBe(false);
  });

  it('by as many as the chain makes in the time', () => {
    const growth = new HeadGrowth(BNB, TOLERATED);
    expect(growth.allows(100, 300, 100_000)).toBe(true);
    expect(growth.allows(100, 500, 100_000)).toBe(false);
  });

  it('by none where a clock went back', () => {
    expect(new HeadGrowth(BNB, TOLERATED).allows(100, 104, -1_000_000)).toBe(false);
  });

  it('by thousands at once on the own chain, where blocks are made by hand', () => {
    const growth = new HeadGrowth(LOCAL, TOLERATED);
    expect(growth.allows(1, 5_000, 0)).toBe(true);
    expect(growth.allows(1, 1_000_000, 0)).toBe(false);
  });
});
