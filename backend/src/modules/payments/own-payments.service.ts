import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ownRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';

const PAYMENTS = `
  SELECT payment.id, payment.ad_id AS "adId", payment.chain_id AS "chainId", payment.payer, payment.attempt,
    payment.amount, payment.founder_amount AS "founderAmount", payment.platform_amount AS "platformAmount",
    payment.transaction_hash AS "transactionHash", payment.paid_at AS "paidAt", payment.status, payment.outcome,
    payment.outcome_hash AS "outcomeHash"
  FROM ads JOIN ad_payments payment ON payment.ad_id = ads.id::numeric
  WHERE ads.user_id = $1`;

/** Payments for an account's ads. They stay as the chain has them, and name wallets alone. */
@Injectable()
export class OwnPayments implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({
      name: 'payments',
      export: (manager, userId) => ownRows(manager, PAYMENTS, userId),
    });
  }
}
