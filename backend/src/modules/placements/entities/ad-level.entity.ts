import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where an ad began among the others on a day (UTC). */
@Entity('ad_levels')
export class AdLevel {
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'ad_levels_pkey' })
  day: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'ad_levels_pkey' })
  adId: number;

  /** Names the stretch of its run, in which it goes on from there. */
  @Column({ type: 'text' })
  stretch: string;

  /** Servings that it is taken to have had besides its own. */
  @Column({ type: 'integer' })
  ahead: number;
}
