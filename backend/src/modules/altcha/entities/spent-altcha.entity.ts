import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A challenge whose solution was used, kept for longer than it counts. */
@Entity('spent_altchas')
@Index('spent_altchas_end', ['expiresAt'])
export class SpentAltcha {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'spent_altchas_pkey' })
  nonce: string;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
