import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';
import type { StoredFormat } from '../picture.types.js';

/** A picture that an advertiser or a participant sent, cut and encoded by us. */
@Entity('uploads')
@Index('uploads_user_id', ['userId', 'createdAt'])
@Unique('uploads_key_key', ['key'])
@Index('uploads_unused', ['createdAt'], { where: 'uses = 0' })
export class Upload {
  @PrimaryGeneratedColumn()
  id: number;

  /** What its address is made of: nobody finds it by counting. */
  @Column({ type: 'text', default: () => '(gen_random_uuid())' })
  key: string;

  /** True for pictures from before there were keys, which are also found by their ids. */
  @Column({ type: 'boolean', default: true })
  byNumber: boolean;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'uploads_user_id_fkey' })
  user?: Relation<User>;

  @Column({ type: 'text' })
  format: StoredFormat;

  @Column({ type: 'text' })
  contentType: string;

  @Column({ type: 'bytea' })
  bytes: Buffer;

  /** The middle of a banner, for phones. */
  @Column({ type: 'bytea', nullable: true })
  narrowBytes: Buffer | null;

  /** In pixels. */
  @Column({ type: 'integer' })
  width: number;

  @Column({ type: 'integer' })
  height: number;

  /** Of `bytes`, in hexadecimal. */
  @Column({ type: 'text' })
  sha256: string;

  /** Of a copy: SHA-256 in hexadecimal of the address that it was made from. */
  @Column({ type: 'text', nullable: true })
  copiedFrom: string | null;

  /** How many ads, reports and earlier versions of reports show it. */
  @Column({ type: 'integer', default: 0 })
  uses: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
