import type { Block } from 'ethers';
import { fastestBlockMs, isLocalChain } from '../chains.js';

/** On the developer's own chain blocks are made by hand, as many at once as one likes. */
const LOCAL_LEEWAY = 10_000;

/** Tells by how much a chain's head can have grown: nodes of ours may be silent for hours, but nobody makes blocks faster than the chain. */
export class HeadGrowth {
  private agreed: { number: number; at: number } | undefined;

  constructor(
    private readonly chainId: number,
    private readonly toleratedBlocks: number,
  ) {}

  /** The nodes agree on this head now. */
  note({ number }: Block): void {
    this.agreed = { number, at: performance.now() };
  }

  /** Whether a head can be, where another node tells a lower one: by the clock here, or by the lower block's own time. */
  explains(head: Block, lower: Block): boolean {
    const { number } = head;
    const leeway = this.toleratedBlocks + (isLocalChain(this.chainId) ? LOCAL_LEEWAY : 0);
    const since = (before: number, ms: number): boolean =>
      number - before <= leeway + Math.max(0, ms) / fastestBlockMs(this.chainId);
    const { agreed } = this;
    return (
      since(lower.number, Date.now() - lower.timestamp * 1_000) ||
      (agreed !== undefined && since(agreed.number, performance.now() - agreed.at))
    );
  }
}
