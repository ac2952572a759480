import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AdSumsDto } from './dto/ad-sums.dto.js';

/** Answers what each of these ads had in its places, all days together; which is not named had nothing yet. */
type FiguresSource = (ids: readonly number[], manager?: EntityManager) => Promise<Map<number, AdSumsDto>>;

const NOTHING = (): AdSumsDto => ({
  ...{ served: 0, viewable: 0, clicks: 0, reach: 0 },
  filtered: { replayed: 0, expired: 0, forged: 0, robot: 0, prefetch: 0, owner: 0, admin: 0, network: 0 },
});

/** Where the figures of ads come from: whoever counts them registers here, and ads need not know them. */
@Injectable()
export class AdFigures {
  private source: FiguresSource | undefined;

  register(source: FiguresSource): void {
    this.source = source;
  }

  /** Of all of them in one query, in their order. @param manager within a transaction */
  async sumsOf(ids: readonly number[], manager?: EntityManager): Promise<AdSumsDto[]> {
    const known = ids.length === 0 ? undefined : await this.source?.(ids, manager);
    return ids.map((id) => known?.get(id) ?? NOTHING());
  }
}
