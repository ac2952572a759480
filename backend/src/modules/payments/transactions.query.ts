import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ChainClient } from '../../chain/nodes/chain-client.js';
import { Transaction } from './entities/transaction.entity.js';

/** Received fees of a month. */
export interface MonthlyFees {
  /** Such as 2026-11, in UTC. */
  month: string;
  payments: number;
  /** Wei. */
  amount: bigint;
}

/** Sums over payments that are final and were not given back. */
@Injectable()
export class TransactionsQuery {
  constructor(
    @InjectRepository(Transaction) private readonly transactions: Repository<Transaction>,
    private readonly client: ChainClient,
  ) {}

  /** Oldest month first. */
  async monthlyFees(): Promise<MonthlyFees[]> {
    const rows = await this.transactions
      .createQueryBuilder('transaction')
      .select(`to_char(transaction.paid_at AT TIME ZONE 'UTC', 'YYYY-MM')`, 'month')
      .addSelect('count(*)::integer', 'payments')
      .addSelect('sum(transaction.amount)', 'amount')
      .where('transaction.chain_id = :chainId', { chainId: this.client.chainId })
      .andWhere(`transaction.status IN ('confirmed', 'settled')`)
      .groupBy('1')
      .orderBy('1')
      .getRawMany<{ month: string; payments: number; amount: string }>();
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
  }
}
