import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { tooManyDownloads } from './vote-receipts.errors.js';

/** Of each some hundred kilobytes are held. */
const MOST = 100;

/** Those who take a month's votes from this process: so many at once, and none who stops taking. */
@Injectable()
export class LeafReaders {
  count = 0;
  /** How long one may take nothing (ms). */
  patienceMs = 60_000;

  /** @throws tooManyDownloads */
  async serve(response: ServerResponse, send: () => Promise<void>): Promise<void> {
    if (this.count >= MOST) throw tooManyDownloads();
    this.count += 1;
    response.setTimeout(this.patienceMs, () => response.destroy());
    try {
      await send();
    } finally {
      this.count -= 1;
    }
  }
}
