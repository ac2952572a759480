import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A nonce for one wallet message: used once, by the session that asked for it. */
@Entity('wallet_nonces')
export class WalletNonce {
  @PrimaryColumn({ type: 'text' })
  nonce: string;

  @Column({ type: 'text' })
  sessionId: string;

  @Index('wallet_nonces_expires_at')
  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
