import type { EntityManager } from 'typeorm';
import type { RunningSum, SumKind } from './running-sum.entity.js';

/** Rows that are put together at once. */
const AT_ONCE = 50_000;

/** Which sum it is. */
type SumPlace = Pick<RunningSum, 'kind' | 'chainId' | 'contract' | 'month'>;

/** A sum as it is kept, and as all that it is of was counted in the same statement. */
export interface CountedSum {
  kept: Figures;
  counted: Figures;
}

interface Figures {
  count: number;
  /** Wei. */
  amount: bigint;
}

/** Puts the rows of each sum together, in one statement: whoever reads sees the ones or the other. Any number of processes may do it at once. */
export async function mergeSums(manager: EntityManager): Promise<void> {
  await manager.query(MERGE);
}

/** How many a sum is of, over all chains, contracts and months. */
export async function countSum(manager: EntityManager, kind: SumKind): Promise<number> {
  const [row] = await manager.query<[{ count: number }]>(
    'SELECT coalesce(sum(count), 0)::integer AS count FROM running_sums WHERE kind = $1',
    [kind],
  );
  return row.count;
}

/**
 * Compares a sum with what is counted now, and puts it right.
 * @param count a statement that gives `count` and `amount` of everything that the sum is of
 * @param values of the statement, from $5 on
 */
export async function recountSum(
  manager: EntityManager,
  { kind, chainId, contract, month }: SumPlace,
  count: string,
  values: readonly unknown[],
): Promise<CountedSum> {
  type Row = Record<'keptCount' | 'keptAmount' | 'countedCount' | 'countedAmount', string>;
  const [row] = await manager.query<[Row]>(recount(count), [kind, chainId, contract, month, ...values]);
  return {
    kept: { count: Number(row.keptCount), amount: BigInt(row.keptAmount) },
    counted: { count: Number(row.countedCount), amount: BigInt(row.countedAmount) },
  };
}

const MERGE = `
  WITH several AS (
    SELECT kind, chain_id, contract, month FROM running_sums GROUP BY 1, 2, 3, 4 HAVING count(*) > 1
  ), chosen AS MATERIALIZED (
    SELECT part.id FROM running_sums part JOIN several USING (kind, chain_id, contract, month)
    ORDER BY part.id LIMIT ${AT_ONCE} FOR UPDATE OF part SKIP LOCKED
  ), taken AS (
    DELETE FROM running_sums WHERE id IN (SELECT id FROM chosen)
    RETURNING kind, chain_id, contract, month, count, amount
  )
  INSERT INTO running_sums (kind, chain_id, contract, month, count, amount)
  SELECT kind, chain_id, contract, month, sum(count), sum(amount) FROM taken
  GROUP BY 1, 2, 3, 4 HAVING sum(count) <> 0 OR sum(amount) <> 0
`;

/** One statement: what is written meanwhile is in both or in neither, and what is added here is right whatever comes between. */
const recount = (count: string): string => `
  WITH kept AS (
    SELECT coalesce(sum(count), 0) AS count, coalesce(sum(amount), 0) AS amount FROM running_sums
    WHERE kind = $1 AND chain_id = $2 AND contract = $3 AND month = $4
  ), counted AS (${count}), mended AS (
    INSERT INTO running_sums (kind, chain_id, contract, month, count, amount)
    SELECT $1, $2, $3, $4, counted.count - kept.count, counted.amount - kept.amount FROM kept, counted
    WHERE (counted.count, counted.amount) IS DISTINCT FROM (kept.count, kept.amount)
  )
  SELECT kept.count AS "keptCount", kept.amount AS "keptAmount", counted.count AS "countedCount",
    counted.amount AS "countedAmount"
  FROM kept, counted
`;
