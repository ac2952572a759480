import { Injectable } from '@nestjs/common';
import type { TransactionReceipt } from 'ethers';
import { ChainClient } from '../../chain/nodes/chain-client.js';
import { DeploymentsService, SPLITTER } from '../../chain/contracts/deployments.service.js';
import { parseSplitterLog } from '../../chain/contracts/splitter.js';
import type {
  TransactionDto,
  TransactionEventDto,
  ChainTransactionStatus,
} from './dto/chain-transaction.dto.js';
import { transactionNotFound } from './payments.errors.js';

/** Reads transactions from the node, as a block explorer would. */
@Injectable()
export class ChainTransactions {
  constructor(
    private readonly client: ChainClient,
    private readonly deployments: DeploymentsService,
  ) {}

  /** @throws transactionNotFound, chainUnavailable */
  async find(hash: string): Promise<TransactionDto> {
    const transaction = await this.client.call((provider) => provider.getTransaction(hash));
    if (!transaction) throw transactionNotFound();
    const receipt = await this.client.receipt(hash);
    const block = receipt && (await this.client.block(receipt.blockNumber));
    return {
      hash,
      chainId: this.client.chainId,
      status: statusOf(receipt),
      blockNumber: receipt?.blockNumber ?? null,
      confirmations: receipt ? (await this.client.head()).number - receipt.blockNumber + 1 : 0,
      from: transaction.from,
      to: transaction.to,
      value: String(transaction.value),
      fee: receipt && String(receipt.fee),
      timestamp: block && new Date(block.timestamp * 1000),
      events: receipt ? this.eventsOf(receipt) : [],
    };
  }

  private eventsOf(receipt: TransactionReceipt): TransactionEventDto[] {
    const splitter = this.deployments.recordedAddress(SPLITTER)?.toLowerCase();
    return receipt.logs
      .filter((log) => log.address.toLowerCase() === splitter)
      .map(parseSplitterLog)
      .filter((event) => event !== null)
      .map(({ name, adId, payer, amount }) => ({ name, adId: String(adId), payer, amount: String(amount) }));
  }
}

function statusOf(receipt: TransactionReceipt | null): ChainTransactionStatus {
  if (!receipt) return 'pending';
  return receipt.status === 1 ? 'success' : 'reverted';
}
