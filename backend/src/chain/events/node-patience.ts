import type { ChainClient } from '../nodes/chain-client.js';

/** After so many the node in use is not waited for any more. */
const MOST = 10;

/** Counts in a row how often the node in use contradicts itself: once it may just be behind, for long it is left. */
export class NodePatience {
  private count = 0;

  constructor(
    private readonly client: ChainClient,
    private readonly complaint: string,
  ) {}

  get isTried(): boolean {
    return this.count > 0;
  }

  tried(): void {
    this.count += 1;
    if (this.count % MOST === 0) this.client.distrustNodeInUse(this.complaint);
  }

  restored(): void {
    this.count = 0;
  }
}
