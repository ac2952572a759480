import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Fees received on a chain in a month. */
export interface MonthlyFees {
  chainId: number;
  /** Such as 2026-11, in UTC. */
  month: string;
  payments: number;
  /** Wei. */
  amount: bigint;
}

/** Whose season's a month is, is asked once a month, not of each of the sums that it has. */
const FEES = `
  WITH fees AS MATERIALIZED (
    SELECT month, chain_id, sum(count)::integer AS payments, sum(amount) AS amount
    FROM running_sums WHERE kind = 'fees' GROUP BY month, chain_id HAVING sum(count) <> 0
  ), months AS MATERIALIZED (SELECT DISTINCT month FROM fees)
  SELECT month, chain_id AS "chainId", payments, amount
  FROM fees WHERE $1::integer IS NULL OR month IN (SELECT month FROM months WHERE season_of_month(month) = $1)
  ORDER BY month, chain_id`;

/** Sums over payments that are final and were not given back: as they are kept, never from the payments themselves. */
@Injectable()
export class MonthlyFeesQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** Of every chain, oldest month first. @param season of the months (UTC) that belong to it alone */
  async monthlyFees(season?: number): Promise<MonthlyFees[]> {
    const rows = await this.dataSource.query<(Omit<MonthlyFees, 'amount'> & { amount: string })[]>(FEES, [
      season ?? null,
    ]);
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
  }
}
