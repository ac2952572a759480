import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An event that came, went or changed below a checkpoint: those at its block and above hold no more. A trigger writes it. */
@Entity('late_book_events')
@Index('late_book_events_block', ['chainId', 'contract', 'block'])
export class LateBookEvent {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: string;

  @Column({ type: 'integer' })
  chainId: number;

  /** Lower case. */
  @Column({ type: 'text' })
  contract: string;

  @Column({ type: 'integer' })
  block: number;
}
