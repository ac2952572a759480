export const VOTE_ROOTS_QUEUE = 'vote-roots';

/** A root that was read from the chain. */
export interface FoundRoot {
  month: string;
  root: string;
  transactionHash: string;
  blockNumber: number;
}

/** Fixes what is to be fixed and publishes what is to be published. */
export interface VoteRootsJob {
  /** A root read before its month was fixed here, as after a restored backup; it is written down afterwards. */
  found?: FoundRoot;
}
