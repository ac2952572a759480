import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { FollowedChains } from '../../chain/followed-chains.js';
import { AdPayment } from './entities/ad-payment.entity.js';

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
export class MonthlyFeesQuery {
  constructor(
    @InjectRepository(AdPayment) private readonly payments: Repository<AdPayment>,
    private readonly chains: FollowedChains,
  ) {}

  /** Oldest month first. */
  async monthlyFees(): Promise<MonthlyFees[]> {
    const rows = await this.payments
      .createQueryBuilder('payment')
      .select(`to_char(payment.paid_at AT TIME ZONE 'UTC', 'YYYY-MM')`, 'month')
      .addSelect('count(*)::integer', 'payments')
      .addSelect('sum(payment.amount)', 'amount')
      .where('payment.chain_id = :chainId', { chainId: this.chains.home.chainId })
      .andWhere(`payment.status IN ('confirmed', 'settled')`)
      .groupBy('1')
      .orderBy('1')
      .getRawMany<{ month: string; payments: number; amount: string }>();
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
  }
}
