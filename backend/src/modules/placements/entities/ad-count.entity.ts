import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Slot } from '../placement.types.js';

const figure = { type: 'integer', default: 0 } as const;

/** What an ad had in a place on a day (UTC). */
@Entity('ad_counts')
export class AdCount {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'ad_counts_pkey' })
  adId: number;

  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'ad_counts_pkey' })
  day: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'ad_counts_pkey' })
  slot: Slot;

  @Column(figure)
  served: number;

  @Column(figure)
  viewable: number;

  @Column(figure)
  clicks: number;

  /** Networks whose first view or click of the ad that day came from this place. */
  @Column(figure)
  reach: number;

  @Column(figure)
  replayed: number;

  @Column(figure)
  expired: number;

  @Column(figure)
  forged: number;

  @Column(figure)
  robot: number;

  @Column(figure)
  prefetch: number;

  @Column(figure)
  owner: number;

  @Column(figure)
  admin: number;

  @Column(figure)
  network: number;
}
