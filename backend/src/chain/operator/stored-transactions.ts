import { type EntityManager, In } from 'typeorm';
import { callAttention } from '../chain-attention.js';
import {
  OperatorTransaction,
  type OperatorTransactionStatus,
} from './entities/operator-transaction.entity.js';

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
     WHERE chain_id = $1 AND signer = $2 AND nonce >= $3 AND status = 'submitted'`,
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
     ON CONFLICT (intent) WHERE status <> 'failed' DO NOTHING
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
    `SELECT DISTINCT signer FROM operator_transactions WHERE chain_id = $1 AND status = 'submitted'`,
    [chainId],
  );
  const found = new Map<string, OperatorTransaction[]>();
  for (const { signer } of rows) {
    const where = { chainId, signer, status: 'submitted' as const };
    found.set(
      signer,
      await manager.find(OperatorTransaction, { where, order: { nonce: 'ASC' }, take: AT_ONCE }),
    );
  }
  return found;
}

export async function close(
  manager: EntityManager,
  transactions: readonly OperatorTransaction[],
  status: OperatorTransactionStatus,
): Promise<void> {
  if (transactions.length === 0) return;
  const ids = transactions.map(({ id }) => id);
  await manager.update(OperatorTransaction, { id: In(ids), status: 'submitted' }, { status });
}
