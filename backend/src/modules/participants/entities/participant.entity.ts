import {
  Column,
  CreateDateColumn,
  Entity,
  Exclusion,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { User } from '../../auth/entities/user.entity.js';
import { Season } from '../../seasons/entities/season.entity.js';

/**
 * Somebody's place in a season of the challenge. Active participants of a season are numbered 1..n without gaps; the constraint
 * waits for the end of the transaction, as closing a gap moves many numbers at once.
 */
@Entity('participants')
@Exclusion(
  'participants_order_key',
  'USING btree ("season" WITH =, "order" WITH =) WHERE (is_active) DEFERRABLE INITIALLY DEFERRED',
)
@Index('participants_user_id_key', ['userId', 'season'], { unique: true })
@Index('participants_invited_as_key', ['invitedAs', 'season'], { unique: true })
@Index('participants_search', { synchronize: false })
export class Participant {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'participants_user_id_fkey' })
  user?: Relation<User>;

  /** The number of the season in which it is. */
  @Index('participants_season')
  @Column({ type: 'integer', default: 1 })
  season: number;

  @ManyToOne(() => Season, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'season', foreignKeyConstraintName: 'participants_season_fkey' })
  ofSeason?: Relation<Season>;

  /** False until the season begins: until then accounts see it in the last days before, and nobody else. */
  @Column({ type: 'boolean', default: true })
  isPublic: boolean;

  /** The invited address by which the place was taken, in small letters: of one invitation there is one place a season. */
  @Column({ type: 'text', nullable: true, select: false })
  invitedAs: string | null;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  bio: string;

  @Column({ type: 'text' })
  profession: string;

  @Column({ type: 'integer' })
  age: number;

  @Column({ type: 'integer' })
  graduationYear: number;

  /** In years. */
  @Column({ type: 'integer' })
  workExperience: number;

  @Column({ type: 'text' })
  projectDescription: string;

  @Column({ type: 'text', nullable: true })
  profileImageUrl: string | null;

  @Column({ type: 'text', nullable: true })
  socialTwitter: string | null;

  @Column({ type: 'text', nullable: true })
  socialLinkedin: string | null;

  @Column({ type: 'text', nullable: true })
  socialInstagram: string | null;

  @Column({ type: 'text', nullable: true })
  socialYoutube: string | null;

  @Column({ type: 'text', nullable: true })
  socialTiktok: string | null;

  @Column({ type: 'text', nullable: true })
  socialWebsite: string | null;

  @Column({ type: 'jsonb', default: [] })
  progressUpdates: unknown[];

  @Column({ type: 'jsonb', default: [] })
  videoUpdates: unknown[];

  @Column({ type: 'integer', default: 0 })
  votesReceived: number;

  @Column({ type: 'integer', default: 0 })
  socialInteractions: number;

  @Column({ type: 'integer', default: 0 })
  judgesRating: number;

  /** Accounts that follow them. */
  @Column({ type: 'integer', default: 0 })
  followers: number;

  /** Mailboxes of accounts that proved them and follow, but for those left uncounted; kept by the database. */
  @Column({ type: 'integer', default: 0 })
  provedFollowers: number;

  /** Of the accounts that follow, those left uncounted; kept by the database. */
  @Column({ type: 'integer', default: 0 })
  uncountedFollowers: number;

  /** Votes that came with a comment. */
  @Column({ type: 'integer', default: 0 })
  commentsReceived: number;

  /** How often their films were started. */
  @Column({ type: 'integer', default: 0 })
  filmPlays: number;

  /** Plays of accounts that had proved their address. */
  @Column({ type: 'integer', default: 0 })
  provedPlays: number;

  @Column({ type: 'text', nullable: true })
  walletAddress: string | null;

  /** Number of the place; an inactive participant keeps the last one. */
  @Column({ type: 'integer' })
  order: number;

  @Column({ type: 'boolean', default: true })
  isActive: boolean;

  @Column({ type: 'text', nullable: true })
  impactGoals: string | null;

  @Column({ type: 'text', nullable: true })
  currentMilestone: string | null;

  /** In percent. */
  @Column({ type: 'integer', default: 0 })
  challengeCompletion: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** What they say of themselves as it is looked for, filled by the database; see searchText. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  search: string | null;
}
