import { type CalendarMonth, monthOf } from '../../common/calendar-month.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole months of the running season that lie behind. */
const PAST_MONTHS = 6;

const MONTHS = 12;

/** A season of the demo. The running one began six calendar months ago, so that its seventh month is running. */
export class DemoSeason {
  /** @param behind how many calendar months ago it began */
  constructor(
    readonly now: Date = new Date(),
    readonly number = 1,
    private readonly behind = PAST_MONTHS,
  ) {}

  /** The one before it, which ended as this one began. */
  get earlier(): DemoSeason {
    return new DemoSeason(this.now, this.number - 1, this.behind + MONTHS);
  }

  get first(): DemoSeason {
    return this.number === 1 ? this : this.earlier.first;
  }

  /** Whole months of it that lie behind. */
  get pastMonths(): number {
    return Math.min(this.behind, MONTHS);
  }

  get start(): Date {
    return this.startOf(1);
  }

  /** Twelve months after the start. */
  get end(): Date {
    return this.startOf(MONTHS + 1);
  }

  /** First instant (UTC) of the season's n-th month. */
  startOf(month: number): Date {
    const [year, current] = [this.now.getUTCFullYear(), this.now.getUTCMonth()];
    return new Date(Date.UTC(year, current - this.behind + month - 1, 1));
  }

  monthOf(month: number): CalendarMonth {
    return monthOf(this.startOf(month));
  }

  /** A moment of the n-th month, by how much of the month has passed: from 0 to 1. */
  within(month: number, share: number): Date {
    const start = this.startOf(month).getTime();
    const length = this.startOf(month + 1).getTime() - start;
    return new Date(start + Math.floor(share * (length - 1)));
  }

  /** So many days after the n-th month has ended; before it where they are negative. */
  afterMonth(month: number, days: number): Date {
    return new Date(this.startOf(month + 1).getTime() + days * DAY_MS);
  }

  /** So many days before the season began. */
  before(days: number): Date {
    return new Date(this.start.getTime() - days * DAY_MS);
  }

  /** What lies ahead has not happened: a demo that starts early in a month has less to show of it. */
  hasSeen(instant: Date): boolean {
    return instant < this.now;
  }
}
