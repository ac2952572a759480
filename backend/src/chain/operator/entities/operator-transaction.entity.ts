import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { notReplacedSql, OPEN, openSql, type TransactionState } from '../transaction-states.js';

/** A transaction of the operator, stored signed before it is sent, so that a crash can neither lose nor repeat it. */
@Entity('operator_transactions')
@Unique('operator_transactions_nonce_key', ['chainId', 'signer', 'nonce'])
@Index('operator_transactions_intent_key', ['intent'], { unique: true, where: notReplacedSql() })
@Index('operator_transactions_hashes', { synchronize: false })
@Index('operator_transactions_open', ['chainId', 'signer', 'nonce'], { where: openSql() })
export class OperatorTransaction {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  chainId: number;

  @Column({ type: 'text' })
  signer: string;

  @Column({ type: 'integer' })
  nonce: number;

  /** What it is for, such as `settle:31337:0x..:7:0x..`; at most one live transaction each. */
  @Column({ type: 'text' })
  intent: string;

  @Column({ type: 'text' })
  to: string;

  @Column({ type: 'text' })
  data: string;

  /** Units of gas, as decimal text. */
  @Column({ type: 'numeric', precision: 78, scale: 0 })
  gasLimit: string;

  /** Wei a unit of gas, as decimal text. */
  @Column({ type: 'numeric', precision: 78, scale: 0 })
  gasPrice: string;

  /** The newest signed form. */
  @Column({ type: 'text' })
  raw: string;

  /** Hashes of all signed forms: a fee bump changes the hash, and either may be mined. */
  @Column({ type: 'text', array: true })
  hashes: string[];

  /** Those among them that are empty transfers in its place: one of them mined means that it is cancelled. */
  @Column({ type: 'text', array: true, default: () => "'{}'" })
  cancelHashes: string[];

  @Column({ type: 'text', default: OPEN.status })
  status: TransactionState;

  /** When it was last signed; fee bumps count from here. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  signedAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
