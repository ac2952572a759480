import type { FollowedChain } from './followed-chain.js';

/** Every chain on which the site works: the home chain, and further ones on which ads are paid. */
export class FollowedChains {
  constructor(
    /** The chain of the badges and the vote roots. */
    readonly home: FollowedChain,
    private readonly others: readonly FollowedChain[],
  ) {}

  /** The home chain first. */
  get all(): FollowedChain[] {
    return [this.home, ...this.others];
  }

  /** Undefined for a chain on which the site does not work. */
  find(chainId: number): FollowedChain | undefined {
    return this.all.find((chain) => chain.chainId === chainId);
  }
}
