import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { openSql } from '../../chain/operator/transaction-states.js';
import { MAX_ID } from '../../common/validation/parse-id.pipe.js';
import { INTENT_SQL } from './payment-intent.js';

/** A payment with which something may have to be done. */
export interface DuePayment {
  id: number;
  chainId: number;
}

/** Finds payments of which the ad is decided and for which nothing is on its way; settled things never, what was final and left the chain again. */
@Injectable()
export class DuePaymentsQuery {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Oldest first, those with higher ids than `after`. */
  async after(after: number, chainIds: readonly number[], limit: number): Promise<DuePayment[]> {
    return this.dataSource.query<DuePayment[]>(
      `SELECT payment.id, payment.chain_id AS "chainId" FROM ad_payments payment
       LEFT JOIN ads ad ON ad.id = CASE WHEN payment.ad_id <= ${MAX_ID} THEN payment.ad_id::integer END
       WHERE payment.chain_id = ANY($1) AND payment.id > $2 AND NOT payment.awaits_decision
         AND (payment.status = 'refunding' OR payment.status = 'confirmed' AND ad.status <> 'pending')
         AND NOT EXISTS (
           SELECT 1 FROM operator_transactions sent
           WHERE ${openSql('sent.')} AND sent.intent = ${INTENT_SQL('payment')}
         )
       ORDER BY payment.id LIMIT $3`,
      [chainIds, after, limit],
    );
  }
}
