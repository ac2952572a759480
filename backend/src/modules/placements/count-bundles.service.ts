import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Caches } from '../../common/caches.js';
import { DatabaseClock } from './database-clock.js';
import { type Counted, type CountedRow, PendingCounts, type Place, type TokenUse } from './pending-counts.js';
import type { CountedFigure, SlotShape } from './placement.types.js';
import { WRITE_COUNTS } from './write-counts.sql.js';

/** A process that is killed loses what it counted since, and while it wrote (ms). */
const EVERY_MS = 1_000;

/** What could not be written for so long goes: a token that was used then may be forgotten by now, and a bundle's id (ms). */
const LONGEST_HELD_MS = 30 * 60 * 1000;

interface Bundle extends Counted {
  /** By which it is written once, also where nobody heard that it was. */
  id: string;
  /** By a clock that nobody sets (ms). */
  madeAt: number;
}

/** Counts in memory, and writes what it counted every second. */
@Injectable()
export class CountBundles implements BeforeApplicationShutdown {
  private readonly logger = new Logger(CountBundles.name);
  private readonly pending: PendingCounts;
  private timer: NodeJS.Timeout | undefined;
  /** Which may have been written already. */
  private begun: Bundle | undefined;
  private writing: Promise<void> | undefined;
  private isFailing = false;
  private thrownAway = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DatabaseClock,
    caches: Caches,
  ) {
    this.pending = caches.add('ad-counts', new PendingCounts());
  }

  /** Whatever was not counted since the start: there was no room, or the database was away for too long. */
  get lost(): number {
    return this.pending.lost + this.thrownAway;
  }

  async beforeApplicationShutdown(): Promise<void> {
    // What is counted while the last answers go out is written a moment later.
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.write().catch((error: unknown) =>
      this.logger.error({ err: error }, 'The last counts of ads could not be written'),
    );
  }

  count(place: Place, figure: CountedFigure): void {
    this.pending.count(place, figure);
    this.writeSoon();
  }

  /** Says that so much was not counted as nobody could tell in time whether it does. */
  lose(number: number): void {
    this.thrownAway += number;
  }

  use(use: TokenUse): void {
    this.pending.use(use);
    this.writeSoon();
  }

  /** Servings of each ad on a day in places of a shape that have turns, of which the database may not know yet. */
  servedOn(day: string, shape: SlotShape): Map<number, number> {
    return this.pending.servedOn(day, shape, this.begun?.rows);
  }

  /** Writes all that was counted before the call. @throws whatever the database says */
  write(): Promise<void> {
    this.writing ??= this.writeAll().finally(() => (this.writing = undefined));
    return this.writing;
  }

  private writeSoon(): void {
    this.timer ??= setTimeout(() => void this.tick(), EVERY_MS).unref();
  }

  private async tick(): Promise<void> {
    try {
      await this.write();
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.logger.warn({ err: error }, 'Counts of ads wait for the database');
      this.isFailing = true;
    } finally {
      this.timer = undefined;
      if (this.begun || !this.pending.isEmpty) this.writeSoon();
    }
  }

  private async writeAll(): Promise<void> {
    while (this.begun || !this.pending.isEmpty) {
      this.begun ??= { id: randomUUID(), madeAt: performance.now(), ...this.pending.take() };
      this.forgetOld(this.begun);
      await this.writeBundle(this.begun);
      this.begun = undefined;
    }
  }

  /** Views and clicks go by their own age: most of them wait for their bundle. One that was tried before is written with or without them. */
  private forgetOld(bundle: Bundle): void {
    const since = performance.now() - LONGEST_HELD_MS;
    const young = bundle.uses.filter(({ heldSince }) => heldSince > since);
    this.thrownAway += bundle.uses.length - young.length;
    bundle.uses = young;
  }

  private async writeBundle(bundle: Bundle): Promise<void> {
    if (bundle.uses.length + bundle.rows.length === 0) return;
    try {
      const [row] = await this.dataSource.query<{ now: number }[]>(WRITE_COUNTS, parametersOf(bundle));
      this.clock.learn(row!.now);
    } catch (error) {
      if (bundle.madeAt > performance.now() - LONGEST_HELD_MS) throw error;
      this.thrownAway += numberOf(bundle);
      this.logger.error({ err: error, bundle: bundle.id }, 'Counts of ads are lost');
    }
  }
}

function parametersOf({ id, uses, rows }: Bundle): unknown[] {
  const figures = rows.flatMap(figuresOf);
  return [
    id,
    uses.map(({ nonce }) => String(nonce)),
    uses.map(({ kind }) => kind),
    uses.map(({ expiresAt }) => new Date(expiresAt)),
    uses.map(({ day }) => day),
    uses.map(({ adId }) => adId),
    uses.map(({ slot }) => slot),
    uses.map(({ accountId }) => accountId ?? null),
    uses.map(({ mark }) => mark),
    uses.map(({ cameOn }) => cameOn),
    uses.map(({ isImplied }) => isImplied === true),
    figures.map(({ day }) => day),
    figures.map(({ adId }) => adId),
    figures.map(({ slot }) => slot),
    figures.map(({ figure }) => figure),
    figures.map(({ number }) => number),
  ];
}

const figuresOf = ({ figures, ...place }: CountedRow) =>
  [...figures].map(([figure, number]) => ({ ...place, figure, number }));

/** Of all that was counted. */
const numberOf = ({ uses, rows }: Counted): number =>
  rows.flatMap(figuresOf).reduce((sum, { number }) => sum + number, uses.length);
