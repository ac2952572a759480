import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** What came together in a season; see the archive. */
export interface SeasonFigures {
  participants: number;
  votes: number;
  countedVotes: number;
  reports: number;
  films: number;
  filmPlays: number;
  followers: number;
  comments: number;
  socialInteractions: number;
}

/** A season of the challenge: when it is, for how many, and how far it has come. */
@Entity('seasons')
export class Season {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'seasons_pkey' })
  number: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'timestamptz', nullable: true })
  applicationsFrom: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  applicationsTo: Date | null;

  /** When its first month begins; null while that is open, which only the first season can be. */
  @Column({ type: 'timestamptz', nullable: true })
  startsAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  endsAt: Date | null;

  /** From when on judges review it. */
  @Column({ type: 'timestamptz', nullable: true })
  reviewAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  ceremonyAt: Date | null;

  @Column({ type: 'integer', default: 9 })
  places: number;

  /** Invited addresses in small letters, separated by commas; the administrators'. */
  @Column({ type: 'text', default: '', select: false })
  whitelist: string;

  /** Counts its changes, by which a save is about what its author saw. */
  @Column({ type: 'integer', default: 1 })
  revision: number;

  /** These are written once by the clock, each when its date passes ({@link SeasonClock}). */
  @Column({ type: 'timestamptz', nullable: true })
  applicationsOpenedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  applicationsClosedAt: Date | null;

  /** Since when accounts see who will take part. */
  @Column({ type: 'timestamptz', nullable: true })
  shownEarlyAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  begunAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  /** By an administrator: from then on all of it is read-only. */
  @Column({ type: 'timestamptz', nullable: true })
  closedAt: Date | null;

  /** What it came to, from when it is closed; null while it is open, and where it was closed before this was kept. */
  @Column({ type: 'jsonb', nullable: true })
  figures: SeasonFigures | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
