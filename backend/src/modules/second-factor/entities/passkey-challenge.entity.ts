import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a passkey is used for; an answer to one question is none to another. */
export type PasskeyPurpose = 'registration' | 'sign-in' | 'second-factor' | 'step-up';

/** A random text that one passkey may sign once. */
@Entity('passkey_challenges')
@Index('passkey_challenges_end', ['expiresAt'])
export class PasskeyChallenge {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'passkey_challenges_pkey' })
  challenge: string;

  @Column({ type: 'text' })
  purpose: PasskeyPurpose;

  /** Null where nobody has said yet who they are. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text', nullable: true })
  sessionId: string | null;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
