import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { networkOf } from '../../common/access/network-of.js';
import { Caches } from '../../common/caches.js';
import { RecentlyUsed } from '../../common/recently-used.js';
import { within } from '../../common/within.js';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { DatabaseClock, TODAY } from './database-clock.js';

/** Bytes: of a salt, and of a mark, of which no two of a day are the same by chance. */
const SALT = 32;
const MARK = 12;

/** Nobody who sends a beacon waits longer for a day's salt (ms). */
const SALT_WAIT_MS = 500;

/** How many uses of networks are remembered here (bytes). */
const REMEMBERED_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 150;

/** The salt of a day stands among its marks, as that of no ad; the first process that needs one draws it, unless the day is over. */
const SALT_OF_DAY = `
  INSERT INTO ad_network_marks AS known (day, ad_id, mark) SELECT $1::date, 0, $2::bytea WHERE $1::date >= ${TODAY}
  ON CONFLICT (day) WHERE ad_id = 0 DO UPDATE SET uses = known.uses RETURNING mark`;

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
  private midnight: NodeJS.Timeout | undefined;
  /** By day. */
  private readonly asking = new Map<string, Promise<Buffer | undefined>>();

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
    const value = await within(SALT_WAIT_MS, this.ask(day)).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'The salt of the day could not be read');
    });
    if (!value) return this.withoutDatabase(day);
    if (day === this.clock.today) this.salt = { day, value };
    this.forgetAtMidnight();
    return value;
  }

  /** Its networks count once more where others know them already. */
  private withoutDatabase(day: string): Buffer {
    if (this.ownSalt?.day !== day) this.ownSalt = { day, value: randomBytes(SALT) };
    this.forgetAtMidnight();
    return this.ownSalt.value;
  }

  /** What nobody can find out must not stand in memory either. */
  private forgetAtMidnight(): void {
    this.midnight ??= setTimeout(() => this.forget(), this.clock.untilMidnight + 1_000).unref();
  }

  private forget(): void {
    this.midnight = undefined;
    if (this.salt?.day !== this.clock.today) this.salt = undefined;
    this.ownSalt = undefined;
    this.uses.clear();
    if (this.salt) this.forgetAtMidnight();
  }

  /** One question a day at a time. */
  private ask(day: string): Promise<Buffer | undefined> {
    const asked = this.asking.get(day) ?? this.find(day).finally(() => this.asking.delete(day));
    this.asking.set(day, asked);
    return asked;
  }

  /** Undefined for a day that is over. */
  private async find(day: string): Promise<Buffer | undefined> {
    const [row] = await this.dataSource.query<{ mark: Buffer }[]>(SALT_OF_DAY, [day, randomBytes(SALT)]);
    return row?.mark;
  }
}
