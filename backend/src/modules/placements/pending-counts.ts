import type { Cache } from '../../common/caches.js';
import {
  type BeaconKind,
  type CountedFigure,
  hasTurns,
  shapeOf,
  type Slot,
  type SlotShape,
} from './placement.types.js';

/** Of a place on a day. */
export interface Place {
  /** YYYY-MM-DD, UTC. */
  day: string;
  adId: number;
  slot: Slot;
}

/** Figures of a place that nobody has to look at again. */
export interface CountedRow extends Place {
  figures: Map<CountedFigure, number>;
}

/** A view or a click that counts, unless the database knows better: that its token was used, or that the network had too many. */
export interface TokenUse extends Place {
  kind: BeaconKind;
  nonce: bigint;
  expiresAt: number;
  /** The account that was signed in. */
  accountId: number | undefined;
  /** Of its network, and the day (UTC) on which it came. */
  mark: Buffer;
  cameOn: string;
  /** Whether it is the view of a click, which counts unless one was told of: nobody follows what he does not see. */
  isImplied?: boolean;
}

/** One that waits to be written. */
export interface HeldUse extends TokenUse {
  /** By a clock that nobody sets (ms). */
  heldSince: number;
}

/** About what one takes in memory (bytes). */
const ROW_BYTES = 600;
const USE_BYTES = 400;

/** What is held while the database is away: some 20,000 views and clicks, and beside them figures of 7,000 places. */
const MOST_BYTES = 12 * 1024 * 1024;

/** So that a flood of views leaves room for all that is merely added up. */
const SHARE_OF_ROWS = 1 / 3;

/** So that whoever names all places that there are, in tokens made up or old, leaves room for those where something is served. */
const SHARE_OF_BEACONS = 1 / 2;

/** A bundle is written within milliseconds. */
const MOST_USES = 2_000;

/** What was counted and is to be written. */
export interface Counted {
  rows: CountedRow[];
  uses: HeldUse[];
}

const keyOf = ({ day, adId, slot }: Place): string => `${day} ${adId} ${slot}`;
const useKeyOf = ({ nonce, kind }: Pick<TokenUse, 'nonce' | 'kind'>): string => `${nonce} ${kind}`;

/** Counts in memory until a bundle takes them, so many bytes at most. */
export class PendingCounts implements Cache {
  private rows = new Map<string, CountedRow>();
  private readonly uses = new Map<string, HeldUse>();
  /** What found no room since the start. */
  lost = 0;

  constructor(readonly mostBytes = MOST_BYTES) {}

  get bytes(): number {
    return this.rows.size * ROW_BYTES + this.uses.size * USE_BYTES;
  }

  get isEmpty(): boolean {
    return this.rows.size === 0 && this.uses.size === 0;
  }

  count(place: Place, figure: CountedFigure): void {
    const key = keyOf(place);
    const row = this.rows.get(key) ?? this.newRow(key, place, figure);
    row?.figures.set(figure, (row.figures.get(figure) ?? 0) + 1);
  }

  /** Holds a view or a click. */
  use(use: TokenUse): void {
    if (use.isImplied && this.uses.has(useKeyOf(use))) return;
    if ((this.uses.size + 1) * USE_BYTES > this.mostBytes * (1 - SHARE_OF_ROWS)) this.lost += 1;
    else this.uses.set(useKeyOf(use), { ...use, heldSince: performance.now() });
  }

  /** Servings of each ad on a day in places of a shape that have turns, which are not taken yet, and those of further rows. */
  servedOn(day: string, shape: SlotShape, further: readonly CountedRow[] = []): Map<number, number> {
    const served = new Map<number, number>();
    for (const { adId, figures, ...place } of [...this.rows.values(), ...further])
      if (place.day === day && hasTurns(place.slot) && shapeOf(place.slot) === shape)
        served.set(adId, (served.get(adId) ?? 0) + (figures.get('served') ?? 0));
    return served;
  }

  /** What is next to be written; it is not held here any longer. */
  take(): Counted {
    const rows = [...this.rows.values()];
    this.rows = new Map();
    const uses = [...this.uses.values()].slice(0, MOST_USES);
    for (const use of uses) this.uses.delete(useKeyOf(use));
    return { rows, uses };
  }

  private newRow(key: string, { day, adId, slot }: Place, figure: CountedFigure): CountedRow | undefined {
    const room = this.mostBytes * SHARE_OF_ROWS * (figure === 'served' ? 1 : SHARE_OF_BEACONS);
    if ((this.rows.size + 1) * ROW_BYTES > room) {
      this.lost += 1;
      return undefined;
    }
    const row = { day, adId, slot, figures: new Map<CountedFigure, number>() };
    this.rows.set(key, row);
    return row;
  }
}
