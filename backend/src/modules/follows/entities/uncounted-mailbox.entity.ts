import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Participant } from '../../participants/entities/participant.entity.js';

/** A mailbox whose following an administrator left uncounted: it stays so for its other accounts, and for those that are made anew. */
@Entity('uncounted_mailboxes')
export class UncountedMailbox {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'uncounted_mailboxes_pkey' })
  participantId: number;

  @ManyToOne(() => Participant, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'participant_id',
    foreignKeyConstraintName: 'uncounted_mailboxes_participant_id_fkey',
  })
  participant?: Relation<Participant>;

  /** Keyed hash of mailbox and participant; gone once the award is closed. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'uncounted_mailboxes_pkey' })
  mark: string;

  @Column({ type: 'text' })
  reason: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
