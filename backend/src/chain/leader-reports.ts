import type { EntityManager } from 'typeorm';
import { LEADER_LOCK } from './chain-leader.js';

/** What every process may know of the work on a chain that some process leads. */
export interface LedChain {
  chainId: number;
  /** Whether the leader's last round failed. */
  isFailing: boolean;
  /** What holds an account of the site up, by address. */
  problems: Record<string, string>;
}

/** A leader of the version before tells nothing: then what another has told before it does not count. */
const LED = `
  SELECT objid::integer AS "chainId", coalesce(is_failing, false) AS "isFailing", coalesce(problems, '{}') AS problems
  FROM pg_locks LEFT JOIN leader_reports reports ON chain_id = objid::integer AND reports.pid = pg_locks.pid
  WHERE locktype = 'advisory' AND classid = $1 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** The chains that some process leads at the moment, by id. */
export async function ledChains(manager: EntityManager): Promise<Map<number, LedChain>> {
  const rows: LedChain[] = await manager.query(LED, [LEADER_LOCK]);
  return new Map(rows.map((row) => [row.chainId, row]));
}
