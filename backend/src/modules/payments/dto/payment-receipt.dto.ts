import { ApiProperty } from '@nestjs/swagger';
import { currencyOf, explorerUrl } from '../../../chain/chains.js';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../ads/ad.types.js';
import type { AdPayment } from '../entities/ad-payment.entity.js';

/** A final payment for an ad, whatever became of it since. Amounts are wei as decimal text. */
export class PaymentReceiptDto {
  @ApiProperty({ enum: PAYMENT_STATUSES, enumName: 'PaymentStatus', example: 'settled' })
  status: PaymentStatus;

  /** Chain on which it was paid. @example 97 */
  chainId: number;

  /** Coin in which it was paid. @example BNB */
  currency: string;

  /** Contract that took it, lower case. */
  splitter: string;

  /** Account that paid, as a checksummed address. */
  payer: string;

  /** @example '25000000000000000000' */
  amount: string;

  /** The founder's 30%. @example '7500000000000000000' */
  founderAmount: string;

  /** The platform's 70%. @example '17500000000000000000' */
  platformAmount: string;

  /** Transaction that paid. */
  txHash: string;

  /** Page that shows it, at a block explorer or, for local chains, on this site. */
  explorerUrl: string | null;

  /** Time of the payment's block. */
  paidAt: Date;

  /** Transaction that settled or refunded it; null until then. */
  settlementTxHash: string | null;

  /** Page that shows that transaction. */
  settlementExplorerUrl: string | null;

  static from(payment: AdPayment): PaymentReceiptDto {
    const { status, chainId, splitter, payer, amount, founderAmount, platformAmount, paidAt } = payment;
    const { transactionHash, outcomeHash } = payment;
    return {
      ...{ status, chainId, splitter, payer, amount, founderAmount, platformAmount, paidAt },
      currency: currencyOf(chainId),
      txHash: transactionHash,
      explorerUrl: explorerUrl(chainId, transactionHash),
      settlementTxHash: outcomeHash,
      settlementExplorerUrl: outcomeHash && explorerUrl(chainId, outcomeHash),
    };
  }
}
