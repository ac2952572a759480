import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A mint that was signed; forgotten once its day is over. */
@Entity('badge_mints')
@Index('badge_mints_day', ['signedAt'])
export class BadgeMint {
  @PrimaryGeneratedColumn()
  id: number;

  /** Mark of the account's mailbox, which does not say which it was; null where the site sends no mail. */
  @Column({ type: 'text', nullable: true })
  mailbox: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  signedAt: Date;
}
