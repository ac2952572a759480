import type { Block } from 'ethers';
import { HeadGrowth } from './head-growth.js';

const BNB = 56;
const LOCAL = 31337;
const TOLERATED = 3;

/** A block made so many seconds ago. */
const block = (number: number, seconds = 0): Block =>
  ({ number, timestamp: Math.floor(Date.now() / 1_000) - seconds }) as Block;

describe('how a head can have grown', () => {
  it('by a few blocks that one node hears of later', () => {
    const growth = new HeadGrowth(BNB, TOLERATED);
    expect(growth.explains(block(103), block(100))).toBe(true);
    expect(growth.explains(block(1_000_000), block(100))).toBe(false);
  });

  it('by as many as the chain makes since the lower block', () => {
    const growth = new HeadGrowth(BNB, TOLERATED);
    expect(growth.explains(block(100 + 200), block(100, 100))).toBe(true);
    expect(growth.explains(block(100 + 2_000), block(100, 100))).toBe(false);
  });

  it('by no more than since nodes agreed, whatever time a block claims that is ahead', () => {
    const growth = new HeadGrowth(BNB, TOLERATED);
    growth.note(block(100));
    expect(growth.explains(block(1_000_000, -1_000_000), block(100))).toBe(false);
  });

  it('by thousands at once on the own chain, where blocks are made by hand', () => {
    const growth = new HeadGrowth(LOCAL, TOLERATED);
    expect(growth.explains(block(5_000), block(1))).toBe(true);
    expect(growth.explains(block(1_000_000), block(1))).toBe(false);
  });
});
