import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { BadgeType } from '../badge-types.js';

/** An account's badge. What the chain did with it is folded in from its events. */
@Entity('nft_badges')
export class NftBadge {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('nft_badges_user_id_key', { unique: true })
  @Column({ type: 'integer' })
  userId: number;

  /** What the badge should be; the chain follows. */
  @Column({ type: 'text' })
  badgeType: BadgeType;

  /** Name of the chain it is minted on. */
  @Column({ type: 'text' })
  network: string;

  /** Wallet to which it was asked to be minted; null while nobody asked. */
  @Column({ type: 'text', nullable: true })
  mintTo: string | null;

  /** Code of what the contract has against minting it. */
  @Column({ type: 'text', nullable: true })
  problem: string | null;

  @Column({ type: 'text', nullable: true })
  contractAddress: string | null;

  @Column({ type: 'numeric', precision: 78, scale: 0, nullable: true })
  tokenId: string | null;

  /** Transaction that minted it. */
  @Column({ type: 'text', nullable: true })
  transactionHash: string | null;

  /** When it was minted. */
  @Column({ type: 'timestamptz', nullable: true })
  mintDate: Date | null;

  /** Who holds the token; null before minting and after burning. */
  @Column({ type: 'text', nullable: true })
  holder: string | null;

  /** Type that the contract knows. */
  @Column({ type: 'integer', nullable: true })
  chainType: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
