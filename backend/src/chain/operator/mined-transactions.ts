import { Logger } from '@nestjs/common';
import type { Block, JsonRpcApiProvider, TransactionReceipt } from 'ethers';
import type { DataSource } from 'typeorm';
import type { Opinion } from '../nodes/agreement.js';
import type { ChainClient } from '../nodes/chain-client.js';
import type { Finality } from '../nodes/finality.js';
import { NodeFailure } from '../nodes/node-failure.js';
import type { OperatorTransaction } from './entities/operator-transaction.entity.js';
import { closeTransactions } from './stored-transactions.js';
import { FINAL, isMined, REPLACED } from './transaction-states.js';

/** The receipt of whichever form of a transaction was mined; null where its nonce was used by something else. */
type Fate = TransactionReceipt | null;

/** Closes stored transactions whose nonce a block has used, once that is final and nodes agree on it. */
export class MinedTransactions {
  private readonly logger = new Logger(MinedTransactions.name);

  constructor(
    private readonly client: ChainClient,
    private readonly finality: Finality,
    private readonly dataSource: DataSource,
  ) {}

  /** All are asked about together. One that nodes tell differently stays open. */
  async close(mined: readonly OperatorTransaction[], head: Block): Promise<void> {
    if (mined.length === 0) return;
    const lastFinal = await this.finality.upTo(head.number);
    const verdicts = await this.client.examine(mined, async (provider, asked) =>
      Promise.all(asked.map(async (transaction) => fateOf(provider, transaction, Math.max(0, lastFinal)))),
    );
    const final = mined.flatMap((transaction, index) => {
      const verdict = verdicts[index]!;
      const isFinal = verdict.kind === 'agreed' && (verdict.answer?.blockNumber ?? 0) <= lastFinal;
      return isFinal ? [{ transaction, fate: verdict.answer }] : [];
    });
    const hasEffect = ({ transaction, fate }: (typeof final)[number]): boolean =>
      hadEffect(transaction, fate);
    const transactionsOf = (some: typeof final): OperatorTransaction[] =>
      some.map(({ transaction }) => transaction);
    await closeTransactions(this.dataSource.manager, transactionsOf(final.filter(hasEffect)), FINAL);
    await this.fail(transactionsOf(final.filter((each) => !hasEffect(each))));
  }

  private async fail(transactions: OperatorTransaction[]): Promise<void> {
    await closeTransactions(this.dataSource.manager, transactions, REPLACED);
    for (const { intent, nonce } of transactions)
      this.logger.warn({ intent, nonce }, 'An operator transaction ended without effect');
  }
}

/**
 * What one node says. Where it has no receipt somebody may have used the key elsewhere: then ours can never be mined, and
 * its intent may be tried again. Null while the node knows of neither.
 */
async function fateOf(
  provider: JsonRpcApiProvider,
  { hashes, signer, nonce }: OperatorTransaction,
  finalBlock: number,
): Promise<Opinion<Fate> | null> {
  const receipts = await Promise.all(hashes.map(async (hash) => provider.getTransactionReceipt(hash)));
  const found = receipts.find((receipt) => receipt !== null);
  if (found) return { text: [found.hash, found.blockHash, found.status].join(), answer: found };
  const used = await provider.getTransactionCount(signer, finalBlock).catch(unknownState);
  return isMined({ nonce }, used) ? { text: 'used elsewhere', answer: null } : null;
}

/** Not every node keeps the state of a block that is final. @throws NodeFailure */
function unknownState(error: unknown): number {
  if (error instanceof NodeFailure) throw error;
  return 0;
}

/** An empty transfer in its place means that it is cancelled. */
const hadEffect = ({ cancelHashes }: OperatorTransaction, fate: Fate): boolean =>
  fate?.status === 1 && !cancelHashes.includes(fate.hash);
