import { fastestBlockMs, isLocalChain } from '../chains.js';

/** On the developer's own chain blocks are made by hand, as many at once as one likes. */
const LOCAL_LEEWAY = 10_000;

/** Tells by how much a chain's head can have grown: nobody makes blocks faster than the chain. */
export class HeadGrowth {
  private readonly leeway: number;
  private readonly blockMs: number;

  constructor(chainId: number, toleratedBlocks: number) {
    this.leeway = toleratedBlocks + (isLocalChain(chainId) ? LOCAL_LEEWAY : 0);
    this.blockMs = fastestBlockMs(chainId);
  }

  /** Whether it can have grown from one number to the other within so many ms. */
  allows(from: number, to: number, ms: number): boolean {
    return to - from <= this.leeway + Math.max(0, ms) / this.blockMs;
  }
}
