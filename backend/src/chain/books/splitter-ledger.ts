import type { EntityManager } from 'typeorm';
import { foldAccount, type Movement, type SplitterAccount } from './splitter-account.js';

type Row = Pick<Movement, 'name' | 'payee' | 'successor'> &
  Record<'amount' | 'founder_share' | 'platform_share', string>;

/** The account of a splitter by its stored events up to a block, that block included. */
export async function accountAt(
  manager: EntityManager,
  chainId: number,
  contract: string,
  block: number,
): Promise<SplitterAccount> {
  const rows = await manager.query<Row[]>(SUMS, [contract.toLowerCase(), chainId, block]);
  return foldAccount(
    rows.map(({ name, payee, successor, ...sums }) => ({
      ...{ name, payee, successor },
      amount: BigInt(sums.amount),
      founderShare: BigInt(sums.founder_share),
      platformShare: BigInt(sums.platform_share),
    })),
  );
}

/** One line for each kind of event between two changes of a payee, as who is paid out decides whose share it was. */
const SUMS = `
  WITH own AS (
    SELECT name, args, count(*) FILTER (WHERE name = 'PayeeChanged')
      OVER (ORDER BY block_number, log_index ROWS UNBOUNDED PRECEDING) AS era
    FROM chain_events WHERE contract = $1 AND chain_id = $2 AND block_number <= $3
  )
  SELECT name, args->>'payee' AS payee, args->>'successor' AS successor,
    coalesce(sum((args->>'amount')::numeric), 0) AS amount,
    coalesce(sum((args->>'founderShare')::numeric), 0) AS founder_share,
    coalesce(sum((args->>'platformShare')::numeric), 0) AS platform_share
  FROM own
  GROUP BY era, name, args->>'payee', args->>'successor'
  ORDER BY era, name <> 'PayeeChanged'
`;
