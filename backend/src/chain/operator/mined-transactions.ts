import { Logger } from '@nestjs/common';
import type { Block, TransactionReceipt } from 'ethers';
import type { DataSource } from 'typeorm';
import { finalAfter } from '../chains.js';
import type { ChainClient } from '../nodes/chain-client.js';
import type { OperatorTransaction } from './entities/operator-transaction.entity.js';
import { close } from './stored-transactions.js';

type Receipts = Map<string, TransactionReceipt>;

/** Closes stored transactions whose nonce a block has used, once that is final. */
export class MinedTransactions {
  private readonly logger = new Logger(MinedTransactions.name);

  constructor(
    private readonly client: ChainClient,
    private readonly dataSource: DataSource,
  ) {}

  /** All receipts are asked for together. */
  async close(mined: readonly OperatorTransaction[], head: Block): Promise<void> {
    if (mined.length === 0) return;
    const receipts = await this.receipts(mined, (hashes) => this.client.receipts(hashes));
    const isFinal = ({ blockNumber }: TransactionReceipt): boolean =>
      head.number - blockNumber + 1 >= finalAfter(this.client.chainId);
    const final = mined.filter((transaction) => receiptsOf(transaction, receipts).some(isFinal));
    const [done, failed] = partition(final, (transaction) => hadEffect(transaction, receipts));
    const missing = mined.filter((transaction) => receiptsOf(transaction, receipts).length === 0);
    const dead = await this.dead(missing, head.number);
    await close(this.dataSource.manager, done, 'done');
    await this.fail([...failed, ...dead]);
  }

  /** Somebody used their keys elsewhere: ours can never be mined, and their intents may be tried again. */
  private async dead(missing: readonly OperatorTransaction[], head: number): Promise<OperatorTransaction[]> {
    if (missing.length === 0) return [];
    const finalBlock = Math.max(0, head - finalAfter(this.client.chainId));
    const signers = [...new Set(missing.map(({ signer }) => signer))];
    const counts = await this.client.call(async (provider) =>
      Promise.all(signers.map(async (signer) => provider.getTransactionCount(signer, finalBlock))),
    );
    const passed = missing.filter(({ signer, nonce }) => nonce < counts[signers.indexOf(signer)]!);
    if (passed.length === 0) return [];
    // One node may just not know the receipt.
    const found = await this.receipts(passed, (hashes) => this.client.receiptsElsewhere(hashes));
    return passed.filter((transaction) => receiptsOf(transaction, found).length === 0);
  }

  private async fail(transactions: OperatorTransaction[]): Promise<void> {
    await close(this.dataSource.manager, transactions, 'failed');
    for (const { intent, nonce } of transactions)
      this.logger.warn({ intent, nonce }, 'An operator transaction ended without effect');
  }

  private async receipts(
    transactions: readonly OperatorTransaction[],
    ask: (hashes: string[]) => Promise<(TransactionReceipt | null)[]>,
  ): Promise<Receipts> {
    const found = await ask(transactions.flatMap(({ hashes }) => hashes));
    return new Map(found.flatMap((receipt) => (receipt ? [[receipt.hash, receipt]] : [])));
  }
}

const receiptsOf = ({ hashes }: OperatorTransaction, receipts: Receipts): TransactionReceipt[] =>
  hashes.flatMap((hash) => receipts.get(hash) ?? []);

/** An empty transfer in its place means that it is cancelled. */
const hadEffect = (transaction: OperatorTransaction, receipts: Receipts): boolean =>
  receiptsOf(transaction, receipts).some(
    ({ hash, status }) => status === 1 && !transaction.cancelHashes.includes(hash),
  );

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
