import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { BadgeEvent } from '../../../chain/contracts/badge.js';

/** An event of the badge contract; deleted when its block leaves the chain. */
@Entity('badge_events')
@Unique('badge_events_event_key', ['chainId', 'transactionHash', 'logIndex'])
@Index('badge_events_badge', ['chainId', 'badgeId', 'blockNumber', 'logIndex'])
@Index('badge_events_block', ['chainId', 'blockNumber'])
export class BadgeEventRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  chainId: number;

  @Column({ type: 'numeric', precision: 20, scale: 0 })
  badgeId: string;

  @Column({ type: 'numeric', precision: 78, scale: 0 })
  tokenId: string;

  @Column({ type: 'text' })
  name: BadgeEvent['name'];

  @Column({ type: 'text', nullable: true })
  holder: string | null;

  @Column({ type: 'integer', nullable: true })
  badgeType: number | null;

  @Column({ type: 'text' })
  transactionHash: string;

  @Column({ type: 'integer' })
  logIndex: number;

  @Column({ type: 'integer' })
  blockNumber: number;

  @Column({ type: 'timestamptz' })
  blockTime: Date;
}
