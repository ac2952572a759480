import { Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ChainEvent } from '../events/entities/chain-event.entity.js';

const logger = new Logger('OperatorTransactions');

interface ReopenedRow {
  intent: string;
  nonce: number;
}

/**
 * Opens transactions that were final when these events were in the chain: the tracker sends them again, or frees their
 * intents where they can never be mined. One that had failed stays closed, as its intent may be another one's by now.
 */
export async function reopenTransactions(
  manager: EntityManager,
  chainId: number,
  gone: readonly Pick<ChainEvent, 'transactionHash'>[],
): Promise<void> {
  if (gone.length === 0) return;
  const [rows] = await manager.query<[ReopenedRow[], number]>(
    `UPDATE operator_transactions SET status = 'submitted'
     WHERE chain_id = $1 AND hashes && $2::text[] AND status = 'done' RETURNING intent, nonce`,
    [chainId, gone.map(({ transactionHash }) => transactionHash)],
  );
  for (const { intent, nonce } of rows)
    logger.warn({ chainId, intent, nonce }, 'A final operator transaction left the chain and is open again');
}
