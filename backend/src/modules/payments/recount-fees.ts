import type { EntityManager } from 'typeorm';
import { type CountedSum, recountSum } from '../../common/sums/running-sums.js';

/** A month's fees of a splitter, as they are kept and as its payments say. */
interface CountedFees extends CountedSum {
  /** Such as 2026-11, in UTC. */
  month: string;
}

/**
 * Counts the next month after one anew, and puts its sum right; null where there is none.
 * @param splitter lower case
 * @param after a month, or nothing for the first
 */
export async function recountFees(
  manager: EntityManager,
  chainId: number,
  splitter: string,
  after: string,
): Promise<CountedFees | null> {
  const [{ month }] = await manager.query<[{ month: string | null }]>(NEXT_MONTH, [chainId, splitter, after]);
  if (month === null) return null;
  const place = { kind: 'fees', chainId, contract: splitter, month } as const;
  return { month, ...(await recountSum(manager, place, COUNT, [])) };
}

/** By the sums, and by the payments as well, as a month that no sum is of would be missed. */
const NEXT_MONTH = `
  SELECT least(
    (SELECT min(month) FROM running_sums WHERE kind = 'fees' AND chain_id = $1 AND contract = $2 AND month > $3),
    (SELECT to_char(min(paid_at) AT TIME ZONE 'UTC', 'YYYY-MM') FROM ad_payments
     WHERE chain_id = $1 AND splitter = $2 AND paid_at >=
      CASE WHEN $3 = '' THEN '-infinity' ELSE (to_date($3, 'YYYY-MM') + interval '1 month') AT TIME ZONE 'UTC' END)
  ) AS month
`;

const COUNT = `
  SELECT count(*) AS count, coalesce(sum(amount), 0) AS amount FROM ad_payments
  WHERE chain_id = $2 AND splitter = $3 AND status IN ('confirmed', 'settled')
    AND paid_at >= to_date($4, 'YYYY-MM')::timestamp AT TIME ZONE 'UTC'
    AND paid_at < (to_date($4, 'YYYY-MM') + interval '1 month') AT TIME ZONE 'UTC'
`;
