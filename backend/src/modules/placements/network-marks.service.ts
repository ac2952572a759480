import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { networkOf } from '../../common/access/network-of.js';
import { Caches } from '../../common/caches.js';
import { RecentlyUsed } from '../../common/recently-used.js';
import { within } from '../../common/within.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { DatabaseClock } from './database-clock.js';

/** Bytes: of a salt, and of a mark, of which no two of a day are the same by chance. */
const SALT = 32;
const MARK = 12;

/** Nobody who sends a beacon waits longer for a day's salt (ms). */
const SALT_WAIT_MS = 500;

/** How many uses of networks are remembered here (bytes). */
const REMEMBERED_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 150;

/** The salt of a day stands among its marks, as that of no ad; the first process that needs one draws it. */
const SALT_OF_DAY = `
  WITH drawn AS (
    INSERT INTO ad_network_marks (day, ad_id, mark) VALUES ($1, 0, $2) ON CONFLICT DO NOTHING RETURNING mark
  )
  SELECT mark FROM drawn UNION ALL SELECT mark FROM ad_network_marks WHERE day = $1 AND ad_id = 0`;

interface Salt {
  day: string;
  value: Buffer;
}

/**
 * Marks the networks that views and clicks of a day come from: the same one for the same network on one day, in every process, and nobody
 * finds out whose it was once the day's salt has gone with its marks, at midnight (UTC).
 */
@Injectable()
export class NetworkMarks {
  private readonly logger = new Logger(NetworkMarks.name);
  private readonly key: Buffer;
  private readonly uses: RecentlyUsed<string, number>;
  private salt: Salt | undefined;
  /** Of this process alone, while the database is away. */
  private ownSalt: Salt | undefined;
  private asking: Promise<Buffer> | undefined;

  constructor(
    @Inject(APP_CONFIG) { sessionSecret }: AppConfig,
    private readonly dataSource: DataSource,
    private readonly clock: DatabaseClock,
    caches: Caches,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'networks of ads', 32));
    this.uses = caches.add('ad-networks', new RecentlyUsed(REMEMBERED_BYTES, () => ENTRY_BYTES));
  }

  /** @param address as the request came from there @param day today (UTC) */
  async of(address: string, day: string): Promise<Buffer> {
    const salt = this.salt?.day === day ? this.salt.value : await this.saltOf(day);
    return createHmac('sha256', this.key).update(salt).update(networkOf(address)).digest().subarray(0, MARK);
  }

  /** Counts a use of an ad by a network. @returns how many there were in this process before it, of those that it remembers */
  count(day: string, adId: number, mark: Buffer): number {
    const name = `${day} ${adId} ${mark.toString('base64url')}`;
    const before = this.uses.get(name) ?? 0;
    this.uses.set(name, before + 1);
    return before;
  }

  private async saltOf(day: string): Promise<Buffer> {
    this.asking ??= this.ask(day).finally(() => (this.asking = undefined));
    const value = await within(SALT_WAIT_MS, this.asking).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'The salt of the day could not be read');
    });
    if (!value) return this.withoutDatabase(day);
    this.keep({ day, value });
    return value;
  }

  /** Its networks count once more where others know them already. */
  private withoutDatabase(day: string): Buffer {
    if (this.ownSalt?.day !== day) this.ownSalt = { day, value: randomBytes(SALT) };
    return this.ownSalt.value;
  }

  /** Until midnight: what nobody can find out must not stand in memory either. */
  private keep(salt: Salt): void {
    if (this.salt?.day === salt.day) return;
    this.salt = salt;
    setTimeout(() => this.forget(salt), this.clock.untilMidnight + 1_000).unref();
  }

  private forget(salt: Salt): void {
    if (this.salt === salt) this.salt = undefined;
    this.ownSalt = undefined;
    this.uses.clear();
  }

  private async ask(day: string): Promise<Buffer> {
    const [row] = await this.dataSource.query<{ mark: Buffer }[]>(SALT_OF_DAY, [day, randomBytes(SALT)]);
    // Another process drew it at this very moment: by now it can be seen.
    return row ? row.mark : this.ask(day);
  }
}
