/** How patient the client is with its nodes. All times in ms. */
export interface NodeOptions {
  /** The next node is asked when the one in use has not answered for this long; */
  patience: number;
  /** and each further one after this long again. */
  furtherPatience: number;
  /** A node that was left is tried again after this long at first, */
  retryAfter: number;
  /** and after at most this long, doubled each time. */
  retryAtMost: number;
  /** How often the nodes' heads are compared while the one in use reports no new block. */
  compareEvery: number;
  /** How long the others' heads are waited for when a caller waits, too. */
  compareWithin: number;
  /** Nodes hear of blocks at different times: so many behind is nothing. */
  toleratedBlocks: number;
  /** A node that lags by more than that for this long is left; */
  toleratedLag: number;
  /** as is one that stands still for this long while another one went on. */
  toleratedStandstill: number;
  /** Where others were to be asked as well, a node is believed alone once none of them was well for this long. */
  aloneAfter: number;
}

export const NODE_OPTIONS: NodeOptions = {
  patience: 1_200,
  furtherPatience: 300,
  retryAfter: 10_000,
  retryAtMost: 60_000,
  compareEvery: 800,
  compareWithin: 700,
  toleratedBlocks: 3,
  toleratedLag: 700,
  toleratedStandstill: 15_000,
  aloneAfter: 15_000,
};
