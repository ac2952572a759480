import type { EntityManager } from 'typeorm';
import { foldAccount, type Movement, type SplitterAccount } from './splitter-account.js';
import { accountOf, type StoredAccount } from './stored-account.js';

/** A splitter on its chain. */
export interface SplitterPlace {
  chainId: number;
  /** Lower case. */
  contract: string;
}

type Row = Pick<Movement, 'payee' | 'successor'> & {
  /** Null where no event came after the checkpoint. */
  name: string | null;
  base: StoredAccount | null;
  told: StoredAccount | null;
} & Record<'amount' | 'founder_share' | 'platform_share', string>;

/** An account as it was counted, and as the checkpoint at its very block has it; null where there is none. */
interface CountedAccount {
  counted: SplitterAccount;
  told: SplitterAccount | null;
}

/** The account of a splitter by its stored events up to a block, that block included: the last checkpoint and what came after it. */
export async function accountAt(
  manager: EntityManager,
  chainId: number,
  contract: string,
  block: number,
): Promise<SplitterAccount> {
  const place = { chainId, contract: contract.toLowerCase() };
  return (await countAccount(manager, place, block, block)).counted;
}

/** The same with no help of the checkpoint at the block itself, which is told beside it. */
export const recountAt = async (
  manager: EntityManager,
  place: SplitterPlace,
  block: number,
): Promise<CountedAccount> => countAccount(manager, place, block, block - 1);

/** @param base the last block whose checkpoint may be begun from */
async function countAccount(
  manager: EntityManager,
  { chainId, contract }: SplitterPlace,
  block: number,
  base: number,
): Promise<CountedAccount> {
  const rows = await manager.query<Row[]>(SUMS, [contract, chainId, block, base]);
  const { base: before, told } = rows[0]!;
  const movements = rows.flatMap(({ name, payee, successor, ...sums }) =>
    name === null
      ? []
      : {
          ...{ name, payee, successor },
          amount: BigInt(sums.amount),
          founderShare: BigInt(sums.founder_share),
          platformShare: BigInt(sums.platform_share),
        },
  );
  return {
    counted: foldAccount(movements, before ? accountOf(before) : undefined),
    told: told && accountOf(told),
  };
}

/**
 * One line for each kind of event between two changes of a payee, as who is paid out decides whose share it was. One statement, as
 * an event may come below the checkpoint meanwhile.
 */
const SUMS = `
  WITH valid AS (
    SELECT block, account FROM book_checkpoints
    WHERE contract = $1 AND chain_id = $2 AND block <= $3
      AND block < coalesce((SELECT min(block) FROM late_book_events WHERE contract = $1 AND chain_id = $2), 2147483647)
    ORDER BY block DESC LIMIT 2
  ), base AS (
    SELECT block, account FROM valid WHERE block <= $4 ORDER BY block DESC LIMIT 1
  ), own AS (
    SELECT name, args, count(*) FILTER (WHERE name = 'PayeeChanged')
      OVER (ORDER BY block_number, log_index ROWS UNBOUNDED PRECEDING) AS era
    FROM chain_events
    WHERE contract = $1 AND chain_id = $2 AND block_number <= $3
      AND block_number > coalesce((SELECT block FROM base), -1)
  ), sums AS (
    SELECT era, name, args->>'payee' AS payee, args->>'successor' AS successor,
      coalesce(sum((args->>'amount')::numeric), 0) AS amount,
      coalesce(sum((args->>'founderShare')::numeric), 0) AS founder_share,
      coalesce(sum((args->>'platformShare')::numeric), 0) AS platform_share
    FROM own
    GROUP BY era, name, args->>'payee', args->>'successor'
  )
  SELECT (SELECT account FROM base) AS base, (SELECT account FROM valid WHERE block = $3) AS told,
    name, payee, successor, amount, founder_share, platform_share
  FROM (SELECT) AS always LEFT JOIN sums ON true
  ORDER BY era, name <> 'PayeeChanged'
`;
