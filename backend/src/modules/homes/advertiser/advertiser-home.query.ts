import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { currencyOf } from '../../../chain/chains.js';
import type { AdvertiserHomeDto, PaidCoinsDto } from '../dto/advertiser-home.dto.js';

const sumOf = (...states: string[]): string =>
  `coalesce(sum(payment.amount) FILTER (WHERE payment.status IN (${states.map((state) => `'${state}'`).join(', ')})), 0)::text`;

/** Every payment of an account's ads, also further ones for the same ad. */
const PAID = `
  SELECT payment.chain_id AS "chainId", ${sumOf('confirming', 'confirmed', 'refunding')} AS held,
    ${sumOf('settled')} AS settled, ${sumOf('refunded')} AS refunded
  FROM ads JOIN ad_payments payment ON payment.ad_id = ads.id::numeric
  WHERE ads.user_id = $1
  GROUP BY payment.chain_id ORDER BY payment.chain_id`;

/** Reads where an advertiser's money is. */
@Injectable()
export class AdvertiserHomeQuery {
  constructor(private readonly dataSource: DataSource) {}

  async of(userId: number): Promise<AdvertiserHomeDto> {
    const paid = await this.dataSource.query<Omit<PaidCoinsDto, 'currency'>[]>(PAID, [userId]);
    return { paid: paid.map((coins) => ({ ...coins, currency: currencyOf(coins.chainId) })) };
  }
}
