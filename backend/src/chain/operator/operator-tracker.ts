import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { CONFIRMATIONS } from '../confirmations.js';
import type { ChainClient } from '../nodes/chain-client.js';
import { isLocalChain } from '../chains.js';
import {
  OperatorTransaction,
  type OperatorTransactionStatus,
} from './entities/operator-transaction.entity.js';
import type { Operator } from './operator.js';

const BUMP_AFTER_MS = 60_000;

/** Sees every stored transaction through: sends it again until it is mined, raises its fee when stuck, closes it when final. */
export class OperatorTracker {
  private readonly logger = new Logger(OperatorTracker.name);
  private lastProblem: string | undefined;

  constructor(
    private readonly client: ChainClient,
    private readonly operator: Operator,
    private readonly dataSource: DataSource,
  ) {}

  /** What holds the operator up, if anything; for health and the log. */
  get problem(): string | undefined {
    return this.lastProblem;
  }

  async track(): Promise<void> {
    const signer = this.operator.address;
    if (!signer) return;
    const { chainId } = this.client;
    const open = await this.dataSource.manager.find(OperatorTransaction, {
      where: { chainId, signer, status: 'submitted' },
      order: { nonce: 'ASC' },
      take: 50,
    });
    if (open.length === 0) return this.report(undefined);
    const head = await this.client.head();
    for (const transaction of open) await this.advance(transaction, head.number);
  }

  private async advance(transaction: OperatorTransaction, head: number): Promise<void> {
    const receipts = await Promise.all(transaction.hashes.map((hash) => this.client.receipt(hash)));
    const receipt = receipts.find((found) => found !== null);
    if (!receipt) return this.push(transaction, head);
    if (head - receipt.blockNumber + 1 >= CONFIRMATIONS) {
      await this.close(transaction, receipt.status === 1 ? 'done' : 'failed');
    }
  }

  private async push(transaction: OperatorTransaction, head: number): Promise<void> {
    const settledBlock = Math.max(0, head - CONFIRMATIONS);
    const nonce = await this.client.call((provider) =>
      provider.getTransactionCount(transaction.signer, settledBlock),
    );
    // Somebody used this key elsewhere: ours can never be mined, and its intent may be tried again.
    if (nonce > transaction.nonce) return this.close(transaction, 'failed');
    const stuck = Date.now() - transaction.signedAt.getTime() > BUMP_AFTER_MS;
    const current =
      stuck && !isLocalChain(this.client.chainId) ? await this.operator.bumpFee(transaction) : transaction;
    try {
      await this.operator.broadcast(current);
      this.report(undefined);
    } catch (error) {
      this.report(describe(error));
    }
  }

  private async close(transaction: OperatorTransaction, status: OperatorTransactionStatus): Promise<void> {
    await this.dataSource.manager.update(
      OperatorTransaction,
      { id: transaction.id, status: 'submitted' },
      { status },
    );
    if (status === 'failed')
      this.logger.warn({ intent: transaction.intent }, 'An operator transaction failed on the chain');
  }

  private report(problem: string | undefined): void {
    if (problem && problem !== this.lastProblem) this.logger.error(`The operator waits: ${problem}`);
    this.lastProblem = problem;
  }
}

/** The node's own words, without the signed bytes that ethers adds to them. */
function describe(error: unknown): string {
  const { error: cause, shortMessage, message } = error as Error & { error?: Error; shortMessage?: string };
  const words = cause?.message ?? shortMessage ?? message;
  return /insufficient funds|enough funds/i.test(words) ? 'its account has too little for gas' : words;
}
