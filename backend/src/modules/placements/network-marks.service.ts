import { createHmac, randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { networkOf } from '../../common/access/network-of.js';
import { within } from '../../common/within.js';
import { DatabaseClock } from './database-clock.js';

/** Bytes: of a salt, and of a mark, of which no two of a day are the same by chance. */
const SALT = 32;
const MARK = 12;

/** Nobody who sends a beacon waits longer for a day's salt (ms). */
const SALT_WAIT_MS = 500;

/** The salt of a day stands among its marks, as that of no ad; the first process that needs one draws it. */
const SALT_OF_DAY = `
  WITH drawn AS (
    INSERT INTO ad_network_marks (day, ad_id, mark) VALUES ($1, 0, $2) ON CONFLICT DO NOTHING RETURNING mark
  )
  SELECT mark FROM drawn UNION ALL SELECT mark FROM ad_network_marks WHERE day = $1 AND ad_id = 0`;

/**
 * Marks the networks that views and clicks of a day come from: the same one for the same network on one day, in every process, and nobody
 * finds out whose it was once the day's salt has gone with its marks, at midnight (UTC).
 */
@Injectable()
export class NetworkMarks {
  private readonly logger = new Logger(NetworkMarks.name);
  private salt: { day: string; value: Buffer } | undefined;
  private asking: Promise<Buffer> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DatabaseClock,
  ) {}

  /** @param address as the request came from there */
  async of(address: string, day = this.clock.today): Promise<Buffer> {
    const salt = this.salt?.day === day ? this.salt.value : await this.saltOf(day);
    return createHmac('sha256', salt).update(networkOf(address)).digest().subarray(0, MARK);
  }

  /** While the database is away, one of this process alone: its networks then count once more. */
  private async saltOf(day: string): Promise<Buffer> {
    this.asking ??= this.ask(day).finally(() => (this.asking = undefined));
    const found = await within(SALT_WAIT_MS, this.asking).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'The salt of the day could not be read');
    });
    const value = found ?? randomBytes(SALT);
    this.salt = { day, value };
    return value;
  }

  private async ask(day: string): Promise<Buffer> {
    const drawn = randomBytes(SALT);
    const [row] = await this.dataSource.query<{ mark: Buffer }[]>(SALT_OF_DAY, [day, drawn]);
    // Another process drew it at this very moment: by now it can be seen.
    if (!row) return this.ask(day);
    return row.mark;
  }
}
