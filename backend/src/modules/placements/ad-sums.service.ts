import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AdFigures } from '../ads/ad-figures.service.js';
import type { AdSumsDto } from '../ads/dto/ad-sums.dto.js';
import { type CountedFigures, SUMS, sumsOf } from './ad-figures.sql.js';

const SUMS_OF_ADS = `SELECT ad_id AS "adId", ${SUMS} FROM ad_counts WHERE ad_id = ANY($1) GROUP BY ad_id`;

/** Tells ads what they had in their places. */
@Injectable()
export class AdSums implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly figures: AdFigures,
  ) {}

  onModuleInit(): void {
    this.figures.register((ids, manager) => this.of(ids, manager));
  }

  private async of(
    ids: readonly number[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<number, AdSumsDto>> {
    const rows = await manager.query<({ adId: number } & CountedFigures)[]>(SUMS_OF_ADS, [ids]);
    return new Map(rows.map(({ adId, ...figures }) => [adId, sumsOf(figures)]));
  }
}
