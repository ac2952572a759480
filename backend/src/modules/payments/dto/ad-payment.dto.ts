import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../ads/ad.types.js';
import { FurtherPaymentDto } from './further-payment.dto.js';
import { PaymentReceiptDto } from './payment-receipt.dto.js';

/** The state of an ad's payment, as the chain has it. Amounts are wei as decimal text. */
export class AdPaymentDto {
  /** @example 12 */
  adId: number;

  @ApiProperty({ enum: PAYMENT_STATUSES, enumName: 'PaymentStatus', example: 'confirming' })
  status: PaymentStatus;

  /**
   * Blocks since the payment, its own included, up to the number required.
   * @example 3
   */
  confirmations: number;

  /** The number that is shown. @example 6 */
  requiredConfirmations: number;

  /**
   * The same count up to the chain's own number. The payment is final with all of them, once the chain's nodes call its block final, too.
   * @example 3
   */
  finalConfirmations: number;

  /** The chain's own number of confirmations, at least those required. @example 15 */
  finalAfter: number;

  /** True while its refund waits for a person, after several to the same payer. */
  awaitsDecision: boolean;

  /** Chain on which it was paid; null while it is not. @example 97 */
  chainId: number | null;

  /** Coin in which it was paid. @example BNB */
  currency: string | null;

  /** Contract that took it, which need not be the one that takes payments today; lower case. */
  splitter: string | null;

  /** Transaction that paid. */
  txHash: string | null;

  /** Page that shows it, at a block explorer or, for local chains, on this site. */
  explorerUrl: string | null;

  /** Account that paid, as a checksummed address. */
  payer: string | null;

  /** @example '25000000000000000000' */
  amount: string | null;

  /** The founder's 30%. @example '7500000000000000000' */
  founderAmount: string | null;

  /** The platform's 70%. @example '17500000000000000000' */
  platformAmount: string | null;

  /** Time of the payment's block. */
  paidAt: Date | null;

  /** From when the payer may take an undecided payment back. */
  reclaimableAt: Date | null;

  /** Transaction that settled or refunded it. */
  settlementTxHash: string | null;

  /** Page that shows that transaction. */
  settlementExplorerUrl: string | null;

  /** Why the ad was rejected; for its owner and the admin. */
  reason: string | null;

  /** Payments made beside this one, for example on another chain: an ad is paid once, so they are given back. */
  further: FurtherPaymentDto[];

  /** Each final payment for the ad, the newest first, also those that were given back before it was paid anew; for its owner and the admin. */
  receipts: PaymentReceiptDto[];
}
