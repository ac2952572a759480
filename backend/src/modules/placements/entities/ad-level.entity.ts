import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SlotShape } from '../placement.types.js';

/** Where an ad began on a day (UTC) among the others for places of a shape, those that are paid for or those that are not. */
@Entity('ad_levels')
export class AdLevel {
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'ad_levels_pkey' })
  day: string;

  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'ad_levels_pkey' })
  adId: number;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'ad_levels_pkey' })
  shape: SlotShape;

  @PrimaryColumn({ type: 'boolean', primaryKeyConstraintName: 'ad_levels_pkey' })
  isPaid: boolean;

  /** Names the stretch of its run, in which it goes on from there. */
  @Column({ type: 'text' })
  stretch: string;

  /** Servings that it is taken to have had besides its own. */
  @Column({ type: 'integer' })
  ahead: number;
}
