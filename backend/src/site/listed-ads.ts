import type { DataSource } from 'typeorm';
import type { Look } from '../answers/kept-answers.js';
import type { PublicAnswers } from '../answers/public-answers.service.js';
import { RecentlyUsed } from '../common/recently-used.js';
import type { EventFeed } from '../events/event-feed.service.js';
import { ofNobodySuspended } from '../modules/auth/suspended.query.js';

/** So many ids are a part: 2 MB with their ten languages, written in a few milliseconds; 50,000 parts are 100 million ads. */
const IDS_A_PART = 2_000;

const IS_LISTED = `ad.status = 'approved' AND ${ofNobodySuspended('ad.user_id')}`;

/** One that is listed is enough of each part. The largest id is read by itself, so that the planner knows that there are few parts. */
const PARTS = `
  SELECT part::integer FROM generate_series(1, (SELECT ceil(max(id) / ${IDS_A_PART}.0)::bigint FROM ads)) part
  WHERE 0 < (SELECT count(*) FROM (
    SELECT FROM ads ad WHERE ad.id > (part - 1) * ${IDS_A_PART} AND ad.id <= part * ${IDS_A_PART} AND ${IS_LISTED} LIMIT 1
  ) one)`;

const OF_PART = `SELECT id FROM ads ad WHERE id > $1::bigint AND id <= $2::bigint AND ${IS_LISTED} ORDER BY id`;

/** A full part has 16 kB of ids: 512 of them, and beyond that goes what was not asked for longest. */
const MOST_BYTES = 8 * 1024 * 1024;

/** Of one number, and about what is around a part's. */
const BYTES_A_NUMBER = 8;
const BYTES_AROUND = 500;

/** Stands for the index among the numbers of parts, which begin at 1. */
const INDEX = 0;

/** What was read, and whether everything is as it was then. */
interface Kept {
  /** How many numbers it has; while they are read as many as a part may have. */
  count: number;
  numbers: Promise<readonly number[]>;
  isSame: Look;
}

/**
 * Which ads the sitemap lists, read part by part and kept until one of the part changes: an ad makes nothing else be read anew but the
 * index.
 */
export class ListedAds {
  readonly kept: RecentlyUsed<number, Kept>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly answers: PublicAnswers,
    feed: EventFeed,
    mostBytes = MOST_BYTES,
  ) {
    this.kept = new RecentlyUsed(mostBytes, ({ count }) => BYTES_AROUND + count * BYTES_A_NUMBER);
    feed.onTableChange((table, id) => this.forget(table, id));
    feed.onGap(() => this.kept.clear());
  }

  /** Numbers of the parts with ads in them, from 1. */
  parts(): Promise<readonly number[]> {
    return this.keep(INDEX, async () => {
      const rows = await this.dataSource.query<{ part: number }[]>(PARTS);
      return rows.map(({ part }) => part);
    });
  }

  /** Ids of the ads of a part, ascending. Nothing is read of one that the index does not name. */
  async idsOf(part: number): Promise<readonly number[]> {
    if (!(await this.parts()).includes(part)) return [];
    return this.keep(part, async () => {
      const range = [(part - 1) * IDS_A_PART, part * IDS_A_PART];
      const rows = await this.dataSource.query<{ id: number }[]>(OF_PART, range);
      return rows.map(({ id }) => id);
    });
  }

  private async keep(key: number, read: () => Promise<number[]>): Promise<readonly number[]> {
    await this.answers.settle();
    const known = this.kept.get(key);
    if (known?.isSame()) return known.numbers;
    const made: Kept = { count: IDS_A_PART, numbers: read(), isSame: this.answers.look([]) };
    this.kept.set(key, made);
    try {
      const numbers = await made.numbers;
      made.count = numbers.length;
      if (this.kept.get(key) === made) this.kept.set(key, made);
      return numbers;
    } catch (error) {
      if (this.kept.get(key) === made) this.kept.delete(key);
      throw error;
    }
  }

  /** What is just being read goes, too: nobody knows which state it shows. */
  private forget(table: string, id?: string): void {
    if (table === 'users' || (table === 'ads' && id === undefined)) this.kept.clear();
    else if (table === 'ads') {
      this.kept.delete(INDEX);
      this.kept.delete(Math.ceil(Number(id) / IDS_A_PART));
    }
  }
}
