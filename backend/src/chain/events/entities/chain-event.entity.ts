import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** Arguments of an event by name; whole numbers as decimal text. */
export type EventArguments = Record<string, string | boolean>;

/** An event of one of our contracts; everything else that is said of money, badges and roots follows from these rows. */
@Entity('chain_events')
@Unique('chain_events_place_key', ['chainId', 'transactionHash', 'logIndex'])
@Index('chain_events_subject', ['subject', 'chainId', 'contract'], { where: 'subject IS NOT NULL' })
@Index('chain_events_block', ['chainId', 'blockNumber'])
@Index('chain_events_contract', ['contract', 'chainId', 'blockNumber', 'logIndex'])
@Index('chain_events_time', ['chainId', 'name', 'blockTime', 'blockNumber', 'logIndex'])
@Index('chain_events_accounts', { synchronize: false })
@Index('chain_events_unverified', ['chainId', 'blockNumber'], { where: 'verified_at IS NULL' })
@Index('chain_events_unfolded', ['chainId', 'contract', 'subject'], { where: 'NOT folded' })
@Index('chain_events_unjudged', ['chainId'], { where: 'NOT judged' })
export class ChainEvent {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: string;

  @Column({ type: 'integer' })
  chainId: number;

  /** Address of the contract, lower case. */
  @Column({ type: 'text' })
  contract: string;

  @Column({ type: 'text' })
  name: string;

  /** Id of the ad or badge, or the month, that it is about; null for what concerns the contract as a whole. */
  @Column({ type: 'text', nullable: true })
  subject: string | null;

  @Column({ type: 'jsonb' })
  args: EventArguments;

  /** Lower case. */
  @Column({ type: 'text' })
  transactionHash: string;

  @Column({ type: 'integer' })
  logIndex: number;

  @Column({ type: 'integer' })
  blockNumber: number;

  @Column({ type: 'text' })
  blockHash: string;

  /** When its block was made. */
  @Column({ type: 'timestamptz' })
  blockTime: Date;

  /** When its receipt was read once more after the chain's own number of confirmations; money moves after that. */
  @Column({ type: 'timestamptz', nullable: true })
  verifiedAt: Date | null;

  /** Whether what follows from it was written down. */
  @Column({ type: 'boolean', default: false })
  folded: boolean;

  /** Whether it was asked for this event if somebody has to be alarmed. */
  @Column({ type: 'boolean', default: false })
  judged: boolean;
}
