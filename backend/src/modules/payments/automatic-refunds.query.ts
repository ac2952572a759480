import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

interface RefundsRow {
  id: number;
  refunds: number;
}

/** Counts from what happened, so that no counter can be wrong. */
@Injectable()
export class AutomaticRefundsQuery {
  /**
   * How many payments of the same payer and ad the operator has given back without a person's decision, by the payment
   * that is asked about. What a payer took back by itself costs the operator nothing and does not count.
   */
  async countBefore(manager: EntityManager, paymentIds: readonly number[]): Promise<Map<number, number>> {
    if (paymentIds.length === 0) return new Map();
    const rows = await manager.query<RefundsRow[]>(
      `SELECT payment.id, count(*)::integer AS refunds
       FROM ad_payments payment
       JOIN ad_payments earlier ON earlier.ad_id = payment.ad_id AND earlier.payer = payment.payer
       WHERE payment.id = ANY($1) AND earlier.outcome = 'refunded' AND NOT earlier.refund_approved
         AND EXISTS (SELECT 1 FROM operator_transactions sent WHERE sent.hashes @> ARRAY[earlier.outcome_hash])
       GROUP BY payment.id`,
      [paymentIds],
    );
    return new Map(rows.map(({ id, refunds }) => [id, refunds]));
  }
}
