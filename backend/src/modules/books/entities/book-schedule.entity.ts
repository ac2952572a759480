import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When the books of a chain are compared with its contracts next, by whichever process leads it then. */
@Entity('book_schedules')
export class BookSchedule {
  @PrimaryColumn({ type: 'integer' })
  chainId: number;

  @Column({ type: 'timestamptz' })
  dueAt: Date;
}
