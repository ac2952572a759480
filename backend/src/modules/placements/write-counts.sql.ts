import { COUNTED_FIGURES, NETWORK_LIMIT } from './placement.types.js';
import { NOW_MS, TODAY } from './database-clock.js';

const USE_COLUMNS = 'nonce, kind, expires_at, day, ad_id, slot, account_id, mark, came_on, is_implied';

const pivoted = COUNTED_FIGURES.map(
  (figure) => `coalesce(sum(number) FILTER (WHERE figure = '${figure}'), 0)::integer`,
).join(', ');
const added = COUNTED_FIGURES.map((figure) => `${figure} = counted.${figure} + excluded.${figure}`).join(
  ', ',
);

/**
 * Writes a bundle in one statement, once: a second one of the same id writes nothing. Rows are locked in the same order by all, so that no
 * two bundles wait for each other. A view or a click counts by the day on which the ad was handed out, what is filtered, and reach, by the
 * day on which it came. Of a day that is over marks are read, if they are still there, and none is written any more.
 * Parameters: id; of uses nonces, kinds, ends, days, ads, slots, accounts, marks, days they came on, whether they are implied;
 * of figures days, ads, slots, names, numbers.
 */
export const WRITE_COUNTS = `
  WITH bundle AS (
    INSERT INTO ad_count_bundles (id, written_at) VALUES ($1, now()) ON CONFLICT DO NOTHING RETURNING id
  ), given AS MATERIALIZED (
    SELECT given.*, coalesce(ad.user_id = given.account_id, false) AS by_owner
    FROM bundle, unnest($2::bigint[], $3::text[], $4::timestamptz[], $5::date[], $6::integer[], $7::text[], $8::integer[],
      $9::bytea[], $10::date[], $11::boolean[]) WITH ORDINALITY AS given (${USE_COLUMNS}, place)
    JOIN ads ad ON ad.id = given.ad_id
  ), used AS (
    INSERT INTO ad_token_uses (nonce, kind, expires_at)
    SELECT nonce, kind, expires_at FROM given WHERE NOT by_owner ORDER BY nonce, kind
    ON CONFLICT DO NOTHING RETURNING nonce, kind
  ), fresh AS MATERIALIZED (
    SELECT given.*, row_number() OVER (PARTITION BY came_on, ad_id, mark ORDER BY place) AS nth
    FROM given JOIN used USING (nonce, kind)
  ), marked AS (
    INSERT INTO ad_network_marks AS known (day, ad_id, mark, uses)
    SELECT came_on, ad_id, mark, count(*) FROM fresh WHERE came_on >= ${TODAY} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (day, ad_id, mark) DO UPDATE SET uses = known.uses + excluded.uses
    RETURNING day AS came_on, ad_id, mark, uses
  ), before AS (
    SELECT came_on, ad_id, mark, marked.uses - count(*) AS uses
    FROM marked JOIN fresh USING (came_on, ad_id, mark) GROUP BY 1, 2, 3, marked.uses
  ), placed AS (
    SELECT fresh.*, nth + coalesce(before.uses, (
      SELECT uses FROM ad_network_marks past WHERE (past.day, past.ad_id, past.mark) = (fresh.came_on, fresh.ad_id, fresh.mark)
    ), 0) AS place_of_network FROM fresh LEFT JOIN before USING (came_on, ad_id, mark)
  ), figures AS (
    SELECT day, ad_id, slot, figure, number::bigint
    FROM bundle, unnest($12::date[], $13::integer[], $14::text[], $15::text[], $16::integer[])
      AS figures (day, ad_id, slot, figure, number)
    WHERE EXISTS (SELECT FROM ads WHERE ads.id = figures.ad_id)
    UNION ALL SELECT came_on, ad_id, slot, 'owner', 1 FROM given WHERE by_owner AND NOT is_implied
    UNION ALL SELECT came_on, ad_id, slot, 'replayed', 1 FROM given LEFT JOIN used USING (nonce, kind)
      WHERE NOT by_owner AND NOT is_implied AND used.nonce IS NULL
    UNION ALL SELECT came_on, ad_id, slot, 'network', 1 FROM placed
      WHERE place_of_network > ${NETWORK_LIMIT} AND NOT is_implied
    UNION ALL SELECT day, ad_id, slot, kind, 1 FROM placed WHERE place_of_network <= ${NETWORK_LIMIT}
    UNION ALL SELECT came_on, ad_id, slot, 'reach', 1 FROM placed WHERE place_of_network = 1
  ), written AS (
    INSERT INTO ad_counts AS counted (day, ad_id, slot, ${COUNTED_FIGURES.join(', ')})
    SELECT day, ad_id, slot, ${pivoted} FROM figures GROUP BY 1, 2, 3 ORDER BY 2, 1, 3
    ON CONFLICT (ad_id, day, slot) DO UPDATE SET ${added}
  )
  SELECT ${NOW_MS} AS now`;
