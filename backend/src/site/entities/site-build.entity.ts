import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A build of the site that some process served, by the hashed files it consists of. */
@Entity('site_builds')
export class SiteBuildRow {
  /** Of its files' names, which bear the hashes of what is in them. */
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ type: 'text', array: true })
  files: string[];

  /** When a process that serves it was last started. */
  @Column({ type: 'timestamptz' })
  startedAt: Date;
}
