import type { Request, Response } from 'express';
import { Injectable } from '@nestjs/common';
import { networkOf } from '../../common/access/network-of.js';
import { tooManyDownloads } from './vote-receipts.errors.js';

/** Of each some hundred kilobytes are held. */
const MOST = 100;

/** Of one network, so that nobody alone keeps all others away. */
const MOST_OF_ONE = 10;

/** Those who take a month's votes from this process: so many at once, and none for ever. */
@Injectable()
export class LeafReaders {
  count = 0;
  /** How long one may take nothing (ms). */
  patienceMs = 60_000;
  /** How long one may take in all (ms): a stretch of a file that is gone on with later is a reader of its own. */
  longestMs = 10 * 60_000;
  private readonly ofNetworks = new Map<string, number>();

  /** @throws tooManyDownloads */
  async serve({ ip }: Pick<Request, 'ip'>, response: Response, send: () => Promise<void>): Promise<void> {
    const network = networkOf(ip);
    const own = this.ofNetworks.get(network) ?? 0;
    if (this.count >= MOST || own >= MOST_OF_ONE) throw tooManyDownloads();
    this.note(network, 1);
    const drop = () => void response.destroy();
    response.setTimeout(this.patienceMs, drop);
    const end = setTimeout(drop, this.longestMs);
    try {
      await send();
    } finally {
      clearTimeout(end);
      this.note(network, -1);
    }
  }

  private note(network: string, change: 1 | -1): void {
    this.count += change;
    const count = (this.ofNetworks.get(network) ?? 0) + change;
    if (count > 0) this.ofNetworks.set(network, count);
    else this.ofNetworks.delete(network);
  }
}
