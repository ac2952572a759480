import {
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { DatabaseClock, dayOf } from './database-clock.js';
import { NOT_SERVED, type NotServed, type Slot, SLOTS, TOKEN_MS } from './placement.types.js';

/** Bytes: ad (4), slot and to whom it was handed out (1), second (4), nonce (8), and the site's mark of them. */
const SAID = 17;
const NONCE = 8;
const MARK = 16;
const WRITTEN = new RegExp(`^[\\w-]{${((SAID + MARK) * 8) / 6}}$`);

/** The slot takes the lower bits of its byte. */
const SLOT_BITS = 6;
const HANDED_OUT = [undefined, ...NOT_SERVED];

/** Bytes of chance that are drawn at once. */
const DRAWN = 4_096;

/** What a token says; only of one that is genuine it is true. */
export interface PlacementToken {
  adId: number;
  slot: Slot;
  /** Day (UTC) on which the ad was handed out. */
  day: string;
  /** Tells this serving from all others. */
  nonce: bigint;
  expiresAt: number;
  /** Why it was no serving; undefined where it was one. */
  notServed: NotServed | undefined;
  /** Whether this site wrote it. */
  isGenuine: boolean;
}

/** Writes and reads the tokens that come with ads and go back with what became of them. */
@Injectable()
export class PlacementTokens {
  /** Made ready once: from bytes each time, the mark would cost five times as much. */
  private readonly key: KeyObject;
  private random = Buffer.alloc(0);

  constructor(
    @Inject(APP_CONFIG) { sessionSecret }: AppConfig,
    private readonly clock: DatabaseClock,
  ) {
    this.key = createSecretKey(Buffer.from(hkdfSync('sha256', sessionSecret, '', 'tokens of ads', 32)));
  }

  /** For one serving. */
  issue(adId: number, slot: Slot, notServed?: NotServed): string {
    const token = Buffer.allocUnsafe(SAID + MARK);
    token.writeUInt32BE(adId, 0);
    token.writeUInt8(SLOTS.indexOf(slot) | (HANDED_OUT.indexOf(notServed) << SLOT_BITS), 4);
    token.writeUInt32BE(Math.floor(this.clock.now / 1000), 5);
    this.takeNonce().copy(token, 9);
    this.markOf(token.subarray(0, SAID)).copy(token, SAID);
    return token.toString('base64url');
  }

  /** Undefined for what is no token at all. */
  read(text: string): PlacementToken | undefined {
    if (!WRITTEN.test(text)) return undefined;
    const token = Buffer.from(text, 'base64url');
    const handedOut = token.readUInt8(4) >> SLOT_BITS;
    const slot = SLOTS[token.readUInt8(4) % (1 << SLOT_BITS)];
    if (slot === undefined || handedOut >= HANDED_OUT.length) return undefined;
    const issuedAt = token.readUInt32BE(5) * 1000;
    return {
      adId: token.readUInt32BE(0),
      slot,
      day: dayOf(issuedAt),
      nonce: token.readBigInt64BE(9),
      expiresAt: issuedAt + TOKEN_MS,
      notServed: HANDED_OUT[handedOut],
      isGenuine: timingSafeEqual(token.subarray(SAID), this.markOf(token.subarray(0, SAID))),
    };
  }

  /** Drawn by the kilobyte: for each token alone it would cost as much as the rest. */
  private takeNonce(): Buffer {
    if (this.random.length < NONCE) this.random = randomBytes(DRAWN);
    const nonce = this.random.subarray(0, NONCE);
    this.random = this.random.subarray(NONCE);
    return nonce;
  }

  private markOf(said: Buffer): Buffer {
    return createHmac('sha256', this.key).update(said).digest().subarray(0, MARK);
  }
}
