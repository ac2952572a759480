import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Season } from '../../seasons/entities/season.entity.js';
import type { BadgeType } from '../badge-types.js';

/** Asked for and not minted, in the words of the index that finds it. */
export const BADGE_WAITS = 'mint_to IS NOT NULL AND token_id IS NULL';

/** What the operator still has something to do for, in the words of the index that finds it. */
export const BADGE_IS_DUE = `${BADGE_WAITS}
  OR holder IS NOT NULL AND chain_type <> CASE badge_type
    WHEN 'supporter' THEN 1 WHEN 'participant' THEN 2 ELSE 3 END`;

/** An account's badge of a season. What the chain did with it is folded in from its events. */
@Entity('nft_badges')
@Index('nft_badges_user_id_key', ['userId', 'season'], { unique: true })
@Index('nft_badges_due', ['attemptedAt', 'id'], { where: BADGE_IS_DUE })
@Index('nft_badges_holder', { synchronize: false })
@Index('nft_badges_mint_to', { synchronize: false })
@Index('nft_badges_waiting', ['id'], { where: BADGE_WAITS })
@Index('nft_badges_minted', ['id'], { where: 'token_id IS NOT NULL' })
@Index('nft_badges_of_contract', ['contractAddress', 'id'], { where: 'token_id IS NOT NULL' })
export class NftBadge {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  userId: number;

  /** Number of the season that it says; it never changes. */
  @Column({ type: 'integer', default: 1 })
  season: number;

  @ManyToOne(() => Season, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'season', foreignKeyConstraintName: 'nft_badges_season_fkey' })
  ofSeason?: Relation<Season>;

  /** What the badge should be; the chain follows. */
  @Column({ type: 'text' })
  badgeType: BadgeType;

  /** Name of the chain it is minted on. */
  @Column({ type: 'text' })
  network: string;

  /** Wallet to which it was asked to be minted; null while nobody asked. */
  @Column({ type: 'text', nullable: true })
  mintTo: string | null;

  /** Contract on which it is to be minted: decided once, so that it is minted on no other. */
  @Column({ type: 'text', nullable: true })
  mintContract: string | null;

  /** Code of what the contract has against minting it. */
  @Column({ type: 'text', nullable: true })
  problem: string | null;

  /** The contract on which it stands; null before minting. */
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

  /** Whether it was taken back, rather than given up by its holder. */
  @Column({ type: 'boolean', default: false })
  revoked: boolean;

  /** Type that the contract knows. */
  @Column({ type: 'integer', nullable: true })
  chainType: number | null;

  /** How often its type was changed on the chain, by verified events: each change is another one, also from and to the same types. */
  @Column({ type: 'integer', default: 0 })
  typeChanges: number;

  /** When it last had its turn among those with something to do. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  attemptedAt: Date;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
