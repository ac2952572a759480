import type { DataSource } from 'typeorm';
import type { Look } from '../answers/kept-answers.js';
import type { PublicAnswers } from '../answers/public-answers.service.js';
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

/** What was read, and whether everything is as it was then. */
interface Kept {
  ids: Promise<readonly number[]>;
  isSame: Look;
}

/** Which ads the sitemap lists, read part by part and kept until one of the part changes: an ad makes no other part be read anew. */
export class ListedAds {
  private readonly kept = new Map<number, Kept>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly answers: PublicAnswers,
    feed: EventFeed,
  ) {
    feed.onTableChange((table, id) => this.forget(table, id));
    feed.onGap(() => this.kept.clear());
  }

  /** Numbers of the parts with ads in them, from 1. */
  async parts(): Promise<number[]> {
    const rows = await this.dataSource.query<{ part: number }[]>(PARTS);
    return rows.map(({ part }) => part);
  }

  /** Ids of the ads of a part, ascending. */
  async idsOf(part: number): Promise<readonly number[]> {
    await this.answers.settle();
    const known = this.kept.get(part);
    if (known?.isSame()) return known.ids;
    const read = { ids: this.read(part), isSame: this.answers.look([]) };
    this.kept.set(part, read);
    const forgetIt = () => this.kept.get(part) === read && this.kept.delete(part);
    read.ids.then(({ length }) => length === 0 && forgetIt(), forgetIt);
    return read.ids;
  }

  private async read(part: number): Promise<readonly number[]> {
    const rows = await this.dataSource.query<{ id: number }[]>(OF_PART, [
      (part - 1) * IDS_A_PART,
      part * IDS_A_PART,
    ]);
    return rows.map(({ id }) => id);
  }

  /** What is just being read goes, too: nobody knows which state it shows. */
  private forget(table: string, id?: string): void {
    if (table === 'users' || (table === 'ads' && id === undefined)) this.kept.clear();
    else if (table === 'ads') this.kept.delete(Math.ceil(Number(id) / IDS_A_PART));
  }
}
