import { ApiProperty } from '@nestjs/swagger';
import { currencyOf, explorerUrl } from '../../../chain/chains.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../ads/ad.types.js';
import type { AdPayment } from '../entities/ad-payment.entity.js';

/** One payment of an ad, for the admin. */
export class AdminPaymentDto {
  /** @example 120 */
  id: number;

  /** The ad that was paid for, as text: a payment may name an id that no ad can have. @example '12' */
  adId: string;

  @ApiProperty({ enum: PAYMENT_STATUSES, enumName: 'PaymentStatus', example: 'refunding' })
  status: PaymentStatus;

  /** True while its refund waits for a person. */
  awaitsDecision: boolean;

  /** Refunds that the same payer had for the same ad without a person's decision. @example 3 */
  automaticRefunds: number;

  /** @example 97 */
  chainId: number;

  /** Coin in which it was paid. @example BNB */
  currency: string;

  /** Address of the contract that took it. */
  splitter: string;

  /** Account that paid, as a checksummed address. */
  payer: string;

  /** Wei as decimal text. @example '25000000000000000000' */
  amount: string;

  /** Transaction that paid. */
  txHash: string;

  /** Page that shows it, where there is one. */
  explorerUrl: string | null;

  /** Time of the payment's block. */
  paidAt: Date;

  static from(payment: AdPayment, automaticRefunds: number): AdminPaymentDto {
    const { id, adId, status, awaitsDecision, chainId, splitter, payer, amount, paidAt } = payment;
    return {
      ...{ id, adId, status, awaitsDecision, automaticRefunds, chainId, splitter, payer, amount, paidAt },
      currency: currencyOf(chainId),
      txHash: payment.transactionHash,
      explorerUrl: explorerUrl(chainId, payment.transactionHash),
    };
  }
}
