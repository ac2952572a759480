import type { DataSource } from 'typeorm';
import { eventually } from './eventually.js';

/** So long before its end nothing is begun that must come to its end in one and the same hour, day or month (s). */
const MARGIN_SECONDS = 50;

/** Until the hour, day or month of UTC, by the database's clock, does not end in the next moments. */
export async function longBeforeNext(dataSource: DataSource, span: 'hour' | 'day' | 'month'): Promise<void> {
  await eventually(async () => {
    const [row] = await dataSource.query<{ left: number }[]>(
      `SELECT extract(epoch FROM date_trunc($1, now() AT TIME ZONE 'UTC') + ('1 ' || $1)::interval
         - now() AT TIME ZONE 'UTC')::float AS left`,
      [span],
    );
    expect(row!.left).toBeGreaterThan(MARGIN_SECONDS);
  });
}
