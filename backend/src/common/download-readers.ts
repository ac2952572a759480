import type { Request, Response } from 'express';
import { networkOf } from './access/network-of.js';
import { tooManyDownloads } from './downloads.errors.js';

/** How many may take something at once. */
interface ReaderBounds {
  most: number;
  /** Of one network, so that nobody alone keeps all others away. */
  mostOfOne: number;
}

/** Those who take something long from this process: so many at once, and none for ever. */
export abstract class DownloadReaders {
  count = 0;
  /** How long one may take nothing (ms). */
  patienceMs = 60_000;
  /** How long one may take in all (ms): a stretch of a file that is gone on with later is a reader of its own. */
  longestMs = 10 * 60_000;
  private readonly ofNetworks = new Map<string, number>();

  protected constructor(private readonly bounds: ReaderBounds) {}

  /** @throws tooManyDownloads */
  async serve({ ip }: Pick<Request, 'ip'>, response: Response, send: () => Promise<void>): Promise<void> {
    const network = networkOf(ip);
    const own = this.ofNetworks.get(network) ?? 0;
    if (this.count >= this.bounds.most || own >= this.bounds.mostOfOne) throw tooManyDownloads();
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
