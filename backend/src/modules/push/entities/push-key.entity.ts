import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The one row of the keys by which the site is known to push services. */
export const THE_KEYS = 1;

/** By which push services know this site (VAPID, RFC 8292); made at the first start. Browsers subscribe for this key alone. */
@Entity('push_keys')
export class PushKey {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'push_keys_pkey' })
  id: number;

  /** base64url, as browsers take it. */
  @Column({ type: 'text' })
  publicKey: string;

  /** Encrypted; see secret-box. */
  @Column({ type: 'text', select: false })
  privateKey: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
