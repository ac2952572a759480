import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../ads/ad.types.js';
import { currencyOf, explorerUrl } from '../../../chain/chains.js';
import type { AdPayment } from '../entities/ad-payment.entity.js';

/** One more payment for an ad that was paid already: it is given back. */
export class FurtherPaymentDto {
  @ApiProperty({ enum: PAYMENT_STATUSES, enumName: 'PaymentStatus', example: 'refunding' })
  status: PaymentStatus;

  /** Chain on which it was paid. @example 97 */
  chainId: number;

  /** Coin in which it was paid. @example BNB */
  currency: string;

  /** Account that paid, as a checksummed address. */
  payer: string;

  /** Wei as decimal text. @example '25000000000000000000' */
  amount: string;

  /** Transaction that paid. */
  txHash: string;

  /** Page that shows it, at a block explorer or, for local chains, on this site. */
  explorerUrl: string | null;

  /** Transaction that gave it back; null until then. */
  settlementTxHash: string | null;

  /** Page that shows that transaction. */
  settlementExplorerUrl: string | null;

  static from(payment: AdPayment): FurtherPaymentDto {
    const { status, chainId, payer, amount, transactionHash, outcomeHash } = payment;
    return {
      ...{ status, chainId, payer, amount },
      currency: currencyOf(chainId),
      txHash: transactionHash,
      explorerUrl: explorerUrl(chainId, transactionHash),
      settlementTxHash: outcomeHash,
      settlementExplorerUrl: outcomeHash && explorerUrl(chainId, outcomeHash),
    };
  }
}
