import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { BeaconKind } from '../placement.types.js';

/** A token that told of a view, or of a click and with it of a view, kept for longer than it counts. */
@Entity('ad_token_uses')
@Index('ad_token_uses_end', ['expiresAt'])
export class AdTokenUse {
  @PrimaryColumn({ type: 'bigint', primaryKeyConstraintName: 'ad_token_uses_pkey' })
  nonce: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'ad_token_uses_pkey' })
  kind: BeaconKind;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
