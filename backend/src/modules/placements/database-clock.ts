import { Injectable } from '@nestjs/common';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day (UTC) of a moment, as YYYY-MM-DD. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The database's time as this process knows it from its last answer: one clock for all processes, asked for nothing. */
@Injectable()
export class DatabaseClock {
  private ahead = 0;
  private dayNumber = NaN;
  private dayName = '';

  /** @param now the database's, just answered (ms since 1970) */
  learn(now: number): void {
    this.ahead = now - Date.now();
  }

  /** In ms since 1970. */
  get now(): number {
    return Date.now() + this.ahead;
  }

  /** In ms. */
  get untilMidnight(): number {
    return DAY_MS - (this.now % DAY_MS);
  }

  /** The day (UTC) as YYYY-MM-DD. */
  get today(): string {
    const number = Math.floor(this.now / DAY_MS);
    if (number !== this.dayNumber) {
      this.dayNumber = number;
      this.dayName = dayOf(number * DAY_MS);
    }
    return this.dayName;
  }
}

/** The database's time as `learn` takes it, in SQL. */
export const NOW_MS = '(extract(epoch FROM now()) * 1000)::float8';

/** The database's day (UTC), in SQL. */
export const TODAY = `(now() AT TIME ZONE 'UTC')::date`;
