import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { PaymentStatus } from '../../ads/ad.types.js';

/** What the chain did with a held payment. */
export type Outcome = 'settled' | 'refunded';

/** One AdPaid event of the splitter: money that really reached the contract. Amounts are wei as decimal text. */
@Entity('transactions')
@Unique('transactions_event_key', ['chainId', 'splitter', 'transactionHash', 'logIndex'])
@Index('transactions_ad_id', ['adId'])
@Index('transactions_block', ['chainId', 'blockNumber'])
@Index('transactions_outcome_block', ['chainId', 'outcomeBlock'])
@Index('transactions_open', ['chainId', 'status'], {
  where: "status IN ('confirming', 'confirmed', 'refunding')",
})
export class Transaction {
  @PrimaryGeneratedColumn()
  id: number;

  /** Owner of the ad; null when the paid ad does not exist. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** uint256 on the chain, so it may name an ad that no table could hold. */
  @Column({ type: 'numeric', precision: 78, scale: 0 })
  adId: string;

  /** Whole payment in wei. */
  @Column({ type: 'numeric', precision: 78, scale: 0 })
  amount: string;

  @Column({ type: 'text', default: 'ad_payment' })
  txType: 'ad_payment';

  /** The platform's 70% in wei. */
  @Column({ type: 'numeric', precision: 78, scale: 0 })
  platformFee: string;

  /** The founder's 30% in wei. */
  @Column({ type: 'numeric', precision: 78, scale: 0 })
  founderProfit: string;

  @Column({ type: 'text' })
  transactionHash: string;

  @Column({ type: 'text', default: 'confirming' })
  status: PaymentStatus;

  @Column({ type: 'integer' })
  chainId: number;

  @Column({ type: 'text' })
  splitter: string;

  @Column({ type: 'text' })
  payer: string;

  @Column({ type: 'integer' })
  logIndex: number;

  @Column({ type: 'integer' })
  blockNumber: number;

  @Column({ type: 'text' })
  blockHash: string;

  /** When its block was made. */
  @Column({ type: 'timestamptz' })
  paidAt: Date;

  @Column({ type: 'text', nullable: true })
  outcome: Outcome | null;

  @Column({ type: 'text', nullable: true })
  outcomeHash: string | null;

  @Column({ type: 'integer', nullable: true })
  outcomeBlock: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
