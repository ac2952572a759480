import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the leader of a chain last said of its work; it counts for as long as that leader leads. */
@Entity('leader_reports')
export class LeaderReport {
  @PrimaryColumn({ type: 'integer' })
  chainId: number;

  /** PostgreSQL's process of the connection that holds the leader's lock. */
  @Column({ type: 'integer' })
  pid: number;

  /** Whether its last round on the chain failed. */
  @Column({ type: 'boolean' })
  isFailing: boolean;

  /** What holds an account of the site up, by address. */
  @Column({ type: 'jsonb' })
  problems: Record<string, string>;
}
