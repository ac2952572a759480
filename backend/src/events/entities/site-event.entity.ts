import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { SiteEventData, SiteEventName } from '../site-event.types.js';

/** A change that open pages are told of, kept for those that lost their connection. */
@Entity('site_events')
@Index('site_events_age', ['createdAt'])
export class SiteEventRow {
  /** In the order of writing, which is not that of the commits. */
  @PrimaryGeneratedColumn({ type: 'bigint' })
  key: string;

  /** Its place in the order of commits: a trigger numbers it at the very end of its transaction. */
  @Index('site_events_id_key', { unique: true })
  @Column({ type: 'bigint', nullable: true })
  id: string | null;

  @Column({ type: 'text' })
  event: SiteEventName;

  @Column({ type: 'jsonb' })
  data: SiteEventData;

  /** The only account that hears of it; null for everybody. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
