import { Injectable } from '@nestjs/common';
import type { TransactionReceipt } from 'ethers';
import { FollowedChains } from '../../chain/followed-chains.js';
import { SPLITTER } from '../../chain/contracts/chain-contracts.js';
import { decodeLog } from '../../chain/contracts/decoded-event.js';
import { splitterEventOf } from '../../chain/contracts/splitter.js';
import type {
  TransactionDto,
  TransactionEventDto,
  ChainTransactionStatus,
} from './dto/chain-transaction.dto.js';
import { transactionNotFound } from './payments.errors.js';

/** Reads transactions from the node, as a block explorer would. */
@Injectable()
export class ChainTransactions {
  constructor(private readonly chains: FollowedChains) {}

  /** @throws transactionNotFound, chainUnavailable */
  async find(hash: string): Promise<TransactionDto> {
    const { client } = this.chains.home;
    const transaction = await client.call((provider) => provider.getTransaction(hash));
    if (!transaction) throw transactionNotFound();
    const receipt = await client.receipt(hash);
    const block = receipt && (await client.block(receipt.blockNumber));
    return {
      hash,
      chainId: client.chainId,
      status: statusOf(receipt),
      blockNumber: receipt?.blockNumber ?? null,
      confirmations: receipt ? (await client.head()).number - receipt.blockNumber + 1 : 0,
      from: transaction.from,
      to: transaction.to,
      value: String(transaction.value),
      fee: receipt && String(receipt.fee),
      timestamp: block && new Date(block.timestamp * 1000),
      events: receipt ? this.eventsOf(receipt) : [],
    };
  }

  private eventsOf(receipt: TransactionReceipt): TransactionEventDto[] {
    return receipt.logs
      .filter((log) => this.chains.home.contracts.at(log.address)?.name === SPLITTER)
      .map((log) => decodeLog(SPLITTER, log))
      .map((event) => event && splitterEventOf(event))
      .filter((event) => event !== null)
      .map(({ name, adId, payer, amount }) => ({ name, adId: String(adId), payer, amount: String(amount) }));
  }
}

function statusOf(receipt: TransactionReceipt | null): ChainTransactionStatus {
  if (!receipt) return 'pending';
  return receipt.status === 1 ? 'success' : 'reverted';
}
