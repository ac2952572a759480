import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Counts that were written together, by which they are written once. */
@Entity('ad_count_bundles')
@Index('ad_count_bundles_age', ['writtenAt'])
export class AdCountBundle {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'ad_count_bundles_pkey' })
  id: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  writtenAt: Date;
}
