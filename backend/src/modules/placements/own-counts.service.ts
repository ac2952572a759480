import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ownRows } from '../auth/own-data/own-rows.query.js';
import { PersonalData } from '../auth/own-data/personal-data.service.js';
import { type CountedFigures, FIGURES, sumsOf } from './ad-figures.sql.js';
import type { Slot } from './placement.types.js';

const ADS = 'SELECT id FROM ads WHERE user_id = $1';

const COUNTS_OF_AD = `SELECT day::text AS day, slot, ${FIGURES} FROM ad_counts WHERE ad_id = $1 ORDER BY day, slot`;

type Row = { day: string; slot: Slot } & CountedFigures;

/** What the ads of an account had in their places. It names nobody, and stays with them. */
@Injectable()
export class OwnCounts implements OnModuleInit {
  constructor(private readonly data: PersonalData) {}

  onModuleInit(): void {
    this.data.register({ name: 'adCounts', export: countsOf });
  }
}

/** Ad by ad: one has no more rows than its days have places. */
async function* countsOf(manager: EntityManager, userId: number): AsyncGenerator<object> {
  for await (const ad of ownRows(manager, ADS, userId)) {
    const { id } = ad as { id: number };
    const rows = await manager.query<Row[]>(COUNTS_OF_AD, [id]);
    yield* rows.map(({ day, slot, ...figures }) => ({ adId: id, day, slot, ...sumsOf(figures) }));
  }
}
