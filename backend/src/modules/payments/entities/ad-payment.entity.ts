import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { PaymentStatus } from '../../ads/ad.types.js';

/** What the chain did with a held payment. */
export type Outcome = 'settled' | 'refunded';

/**
 * One AdPaid event of a splitter, with what the later events amount to: money that really reached the contract. All but
 * `holdsAd`, `refundApproved`, what was waited for and what follows from them follows from the events. Amounts are wei as decimal text.
 */
@Entity('ad_payments')
@Unique('ad_payments_event_key', ['chainId', 'transactionHash', 'logIndex'])
@Index('ad_payments_ad', ['adId'])
@Index('ad_payments_holder_key', ['adId'], { unique: true, where: 'holds_ad' })
@Index('ad_payments_open', ['chainId', 'status', 'id'], {
  where: "status IN ('confirming', 'confirmed', 'refunding')",
})
@Index('ad_payments_awaiting', ['id'], { where: 'awaits_decision' })
@Index('ad_payments_paid_at', ['chainId', 'paidAt'])
@Index('ad_payments_of_splitter', { synchronize: false })
@Index('ad_payments_splitter_paid_at', ['chainId', 'splitter', 'paidAt'])
export class AdPayment {
  @PrimaryGeneratedColumn()
  id: number;

  /** uint256 in the first version of the contract, so it may name an ad that no table could hold. */
  @Column({ type: 'numeric', precision: 78, scale: 0 })
  adId: string;

  @Column({ type: 'integer' })
  chainId: number;

  /** Address of the contract that took it, lower case. */
  @Column({ type: 'text' })
  splitter: string;

  @Column({ type: 'text' })
  payer: string;

  /** Which payment of the ad on its contract it is, from 1. */
  @Column({ type: 'integer' })
  attempt: number;

  /** Whole payment in wei. */
  @Column({ type: 'numeric', precision: 78, scale: 0 })
  amount: string;

  /** The founder's 30% in wei. */
  @Column({ type: 'numeric', precision: 78, scale: 0 })
  founderAmount: string;

  /** The platform's 70% in wei. */
  @Column({ type: 'numeric', precision: 78, scale: 0 })
  platformAmount: string;

  @Column({ type: 'text' })
  transactionHash: string;

  @Column({ type: 'integer' })
  logIndex: number;

  @Column({ type: 'integer' })
  blockNumber: number;

  /** When its block was made. */
  @Column({ type: 'timestamptz' })
  paidAt: Date;

  /** Whether this payment is the one for the ad: decided under the ad's lock, as events of several chains cannot tell. */
  @Column({ type: 'boolean', default: false })
  holdsAd: boolean;

  @Column({ type: 'text' })
  status: PaymentStatus;

  @Column({ type: 'text', nullable: true })
  outcome: Outcome | null;

  @Column({ type: 'text', nullable: true })
  outcomeHash: string | null;

  /** Whether its outcome was told by an event that was not verified: what follows from it waits until that is. */
  @Column({ type: 'boolean', default: false })
  outcomeAwaited: boolean;

  /** Whether it held its ad when its refund was told: the ad goes back to a moderator once that is verified. */
  @Column({ type: 'boolean', default: false })
  returnsAd: boolean;

  /** Whether its receipt was read once more after the chain's own number of confirmations: money moves after that only. */
  @Column({ type: 'boolean', default: false })
  verified: boolean;

  /** Whether the refund was not taken and became a credit. */
  @Column({ type: 'boolean', default: false })
  credited: boolean;

  /** Whether its refund is not made by itself any more, after those of the same payer and ad before it: a person decides. */
  @Column({ type: 'boolean', default: false })
  awaitsDecision: boolean;

  /** Whether a person decided that it is given back. */
  @Column({ type: 'boolean', default: false })
  refundApproved: boolean;
}
