import type { EntityManager } from 'typeorm';
import type { ChainEvent } from '../events/entities/chain-event.entity.js';
import { ACTS, type ActCode } from './alarm-codes.js';
import { logAlarm } from './alarms.js';
import type { AlarmParams } from './entities/alarm.entity.js';
import { CODE, KEY, PARAMS } from './judged-events.sql.js';

/**
 * Of events that nobody was asked about yet, whichever process stored them. Our own transactions are stored before they are sent, so
 * none of ours is taken for another's; they are counted, as the planner reads the whole table for the first that EXISTS asks for. The block of the deployment says how a contract began.
 */
const JUDGE = `
  WITH event AS (UPDATE chain_events SET judged = true WHERE chain_id = $1 AND NOT judged RETURNING *),
  act AS (
    SELECT ${CODE} AS code, ${KEY} AS key, ${PARAMS} AS params, event.chain_id, event.transaction_hash
    FROM event JOIN chain_deployments deployment
      ON deployment.chain_id = event.chain_id AND lower(deployment.address) = event.contract
    WHERE event.block_number > deployment.block
      AND event.block_time >= date_trunc('second', deployment.acts_judged_since)
  )
  INSERT INTO alarms (code, key, params)
  SELECT code, key, params FROM act
  WHERE code IS NOT NULL AND (code <> 'foreign_act' OR 0 = (
    SELECT count(*) FROM operator_transactions own
    WHERE own.chain_id = act.chain_id AND own.hashes @> ARRAY[act.transaction_hash]))
  ON CONFLICT (code, key) DO NOTHING
  RETURNING code, params`;

/** Of transactions that say so nowhere else; one that somebody has looked at goes only where the act never was ($4). */
const TAKE_BACK = `
  DELETE FROM alarms WHERE (ended_at IS NULL OR $4) AND code = ANY($3) AND (params->'chainId')::integer = $1
    AND params->>'transactionHash' = ANY($2)
    AND NOT EXISTS (SELECT FROM chain_events event
      WHERE event.chain_id = $1 AND event.transaction_hash = alarms.params->>'transactionHash' AND ${KEY} = alarms.key)`;

const REORGANISED = `
  INSERT INTO alarms (code, key, params)
  SELECT 'reorganised', concat_ws(':', event.chain_id, event.block_hash, event.transaction_hash, event.log_index), ${PARAMS}
  FROM jsonb_to_recordset($1) AS event (chain_id integer, contract text, name text, subject text, args jsonb,
    transaction_hash text, log_index integer, block_number integer, block_hash text, block_time timestamptz)
  JOIN chain_deployments deployment
    ON deployment.chain_id = event.chain_id AND lower(deployment.address) = event.contract
  ON CONFLICT (code, key) DO NOTHING
  RETURNING code, params`;

/** Raises an alarm for each stored event that none of our transactions explains, or that changes who may do what. */
export async function judgeActs(manager: EntityManager, chainId: number): Promise<void> {
  logAlarms(await manager.query(JUDGE, [chainId]));
}

/**
 * Events left the chain: so do the alarms of what never happened, unless somebody has looked at them; what counted as final is told of.
 * @param neverWere nodes agree that there is no such event, so that a look at it must not silence the act when it comes
 */
export async function judgeRemoved(
  manager: EntityManager,
  chainId: number,
  removed: readonly ChainEvent[],
  { neverWere = false } = {},
): Promise<void> {
  if (removed.length === 0) return;
  const hashes = removed.map(({ transactionHash }) => transactionHash);
  await manager.query(TAKE_BACK, [chainId, hashes, ACTS.filter((code) => code !== 'reorganised'), neverWere]);
  const final = removed.filter(({ verifiedAt }) => verifiedAt !== null);
  if (final.length > 0) logAlarms(await manager.query(REORGANISED, [JSON.stringify(final.map(rowOf))]));
}

const rowOf = (event: ChainEvent) => ({
  chain_id: event.chainId,
  contract: event.contract,
  name: event.name,
  subject: event.subject,
  args: event.args,
  transaction_hash: event.transactionHash,
  log_index: event.logIndex,
  block_number: event.blockNumber,
  block_hash: event.blockHash,
  block_time: event.blockTime,
});

function logAlarms(raised: { code: ActCode; params: AlarmParams }[]): void {
  for (const { code, params } of raised) logAlarm(code, params);
}
