import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AdPayment } from './entities/ad-payment.entity.js';

/** Fees received on a chain in a month. */
export interface MonthlyFees {
  chainId: number;
  /** Such as 2026-11, in UTC. */
  month: string;
  payments: number;
  /** Wei. */
  amount: bigint;
}

/** Sums over payments that are final and were not given back. */
@Injectable()
export class MonthlyFeesQuery {
  constructor(@InjectRepository(AdPayment) private readonly payments: Repository<AdPayment>) {}

  /** Of every chain, oldest month first. */
  async monthlyFees(): Promise<MonthlyFees[]> {
    const rows = await this.payments
      .createQueryBuilder('payment')
      .select(`to_char(payment.paid_at AT TIME ZONE 'UTC', 'YYYY-MM')`, 'month')
      .addSelect('payment.chain_id', 'chainId')
      .addSelect('count(*)::integer', 'payments')
      .addSelect('sum(payment.amount)', 'amount')
      .where(`payment.status IN ('confirmed', 'settled')`)
      .groupBy('1')
      .addGroupBy('2')
      .orderBy('1')
      .addOrderBy('2')
      .getRawMany<{ month: string; chainId: number; payments: number; amount: string }>();
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
  }
}
