import { Logger } from '@nestjs/common';
import { type EntityManager, In, Not } from 'typeorm';
import { callAttention } from '../chain-attention.js';
import { OperatorTransaction } from './entities/operator-transaction.entity.js';
import {
  type Ending,
  FINAL,
  finalSql,
  isFinal,
  notReplacedSql,
  OPEN,
  OPENED_AGAIN,
  openSql,
  REPLACED,
} from './transaction-states.js';

const logger = new Logger('OperatorTransactions');

/** Whose nonces are counted. */
export interface SigningAccount {
  chainId: number;
  signer: string;
}

/** What a new transaction consists of. */
export type NewTransaction = SigningAccount &
  Pick<OperatorTransaction, 'nonce' | 'intent' | 'to' | 'data' | 'gasLimit' | 'gasPrice' | 'raw' | 'hashes'>;

/** Open transactions of one signer that are looked at together: later nonces wait for these anyway. */
const AT_ONCE = 200;

/** Until the caller's transaction ends nobody else gives a nonce of this account. */
export async function lockNonces(manager: EntityManager, { chainId, signer }: SigningAccount): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`${chainId}:${signer}`]);
}

/** The one after the highest that was ever stored. */
export async function nextNonce(
  manager: EntityManager,
  { chainId, signer }: SigningAccount,
): Promise<number> {
  const highest = await manager.maximum(OperatorTransaction, 'nonce', { chainId, signer });
  return highest === null ? 0 : highest + 1;
}

/** The most that an account's open transactions from a nonce on may still cost, in wei. */
export async function costOnItsWay(
  manager: EntityManager,
  { chainId, signer }: SigningAccount,
  fromNonce: number,
): Promise<bigint> {
  const [row]: { cost: string }[] = await manager.query(
    `SELECT coalesce(sum(gas_limit * gas_price), 0)::text AS cost FROM operator_transactions
     WHERE chain_id = $1 AND signer = $2 AND nonce >= $3 AND ${openSql()}`,
    [chainId, signer, fromNonce],
  );
  return BigInt(row!.cost);
}

/** The index of live intents decides, as another process may store the same one with another key at the same time. */
export async function insertUnlessLive(
  manager: EntityManager,
  transaction: NewTransaction,
): Promise<OperatorTransaction | null> {
  const { chainId, signer, nonce, intent, to, data, gasLimit, gasPrice, raw, hashes } = transaction;
  const inserted: { id: number }[] = await manager.query(
    `INSERT INTO operator_transactions (chain_id, signer, nonce, intent, "to", data, gas_limit, gas_price, raw, hashes)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (intent) WHERE ${notReplacedSql()} DO NOTHING
     RETURNING id`,
    [chainId, signer, nonce, intent, to, data, gasLimit, gasPrice, raw, hashes],
  );
  const [row] = inserted;
  if (!row) return null;
  await callAttention(manager, chainId);
  return manager.findOneByOrFail(OperatorTransaction, { id: row.id });
}

/** A chain's open transactions by signer, each signer's by nonce. */
export async function findOpen(
  manager: EntityManager,
  chainId: number,
): Promise<Map<string, OperatorTransaction[]>> {
  const rows: { signer: string }[] = await manager.query(
    `SELECT DISTINCT signer FROM operator_transactions WHERE chain_id = $1 AND ${openSql()}`,
    [chainId],
  );
  const found = new Map<string, OperatorTransaction[]>();
  for (const { signer } of rows) {
    const where = { chainId, signer, ...OPEN };
    found.set(
      signer,
      await manager.find(OperatorTransaction, { where, order: { nonce: 'ASC' }, take: AT_ONCE }),
    );
  }
  return found;
}

/** The transaction of an intent that is on its way or final. */
export const findLive = (manager: EntityManager, intent: string): Promise<OperatorTransaction | null> =>
  manager.findOneBy(OperatorTransaction, { intent, status: Not(REPLACED.status) });

/** Those of these intents that are being seen to; one whose transaction is final and that is asked about is not. */
export async function openAmong(manager: EntityManager, intents: string[]): Promise<Set<string>> {
  const where = { intent: In(intents), ...OPEN };
  const open = await manager.find(OperatorTransaction, { select: { intent: true }, where });
  return new Set(open.map(({ intent }) => intent));
}

/**
 * Whether a transaction sees to an intent that is still to be done. One that counted as final did not do it, or left the
 * chain: it is opened again for the tracker to look at.
 */
export async function isUnderWay(manager: EntityManager, intent: string): Promise<boolean> {
  const live = await findLive(manager, intent);
  if (live && isFinal(live))
    await manager.update(OperatorTransaction, { id: live.id, ...FINAL }, OPENED_AGAIN);
  return live !== null;
}

/** Ends those that are still open. */
export async function closeTransactions(
  manager: EntityManager,
  transactions: readonly OperatorTransaction[],
  ending: Ending,
): Promise<void> {
  if (transactions.length === 0) return;
  const ids = transactions.map(({ id }) => id);
  await manager.update(OperatorTransaction, { id: In(ids), ...OPEN }, ending);
}

/**
 * Opens transactions that were final when these of the chain were in it: the tracker sends them again, or frees their
 * intents where they can never be mined. One that is replaced stays closed, as its intent may be another one's by now.
 */
export async function reopenTransactions(
  manager: EntityManager,
  chainId: number,
  gone: readonly string[],
): Promise<void> {
  if (gone.length === 0) return;
  const [rows] = await manager.query<[Pick<OperatorTransaction, 'intent' | 'nonce'>[], number]>(
    `UPDATE operator_transactions SET status = '${OPENED_AGAIN.status}'
     WHERE chain_id = $1 AND hashes && $2::text[] AND ${finalSql()} RETURNING intent, nonce`,
    [chainId, gone],
  );
  for (const { intent, nonce } of rows)
    logger.warn({ chainId, intent, nonce }, 'A final operator transaction left the chain and is open again');
}
