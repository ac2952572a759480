import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A network that saw or followed an ad on a day (UTC); as that of ad 0 the salt of the day's marks. No backup has them: the table is unlogged. */
@Entity('ad_network_marks')
@Index('ad_network_marks_salt', ['day'], { unique: true, where: 'ad_id = 0' })
export class AdNetworkMark {
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'ad_network_marks_pkey' })
  day: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'ad_network_marks_pkey' })
  adId: number;

  @PrimaryColumn({ type: 'bytea', primaryKeyConstraintName: 'ad_network_marks_pkey' })
  mark: Buffer;

  /** Its views and clicks, those too that were too many. */
  @Column({ type: 'integer', default: 0 })
  uses: number;
}
