import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A hashed file of some build that is still kept. */
@Entity('site_files')
export class SiteFile {
  /** Below /assets. */
  @PrimaryColumn({ type: 'text' })
  name: string;

  @Column({ type: 'bytea' })
  body: Buffer;
}
