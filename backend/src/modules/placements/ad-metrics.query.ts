import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { AdsService } from '../ads/ads.service.js';
import { type CountedFigures, FIGURES, sumsOf } from './ad-figures.sql.js';
import { TODAY } from './database-clock.js';
import type { AdDayDto, AdMetricsDto } from './dto/ad-metrics.dto.js';
import type { AdMetricsDaysDto } from './dto/ad-metrics-days.dto.js';
import { COUNTED_FIGURES, type Slot } from './placement.types.js';
import { MOST_DAYS, tooManyDays } from './placements.errors.js';

/** Of the definitions that stand beside the figures. */
const DEFINITIONS = '1';

/** Days that are told where nobody asks for others, the last one included. */
const DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

const ROWS = `
  SELECT day::text AS day, slot, ${FIGURES} FROM ad_counts
  WHERE ad_id = $1 AND day BETWEEN $2::date AND $3::date ORDER BY day, slot`;

type Row = { day: string; slot: Slot } & CountedFigures;

/** Tells whoever manages an ad what it had in its places. */
@Injectable()
export class AdMetricsQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ads: AdsService,
  ) {}

  /** @throws adNotFound, notAdOwner, tooManyDays */
  async find(id: number, reader: SignedInUser, asked: AdMetricsDaysDto): Promise<AdMetricsDto> {
    await this.ads.findManaged(id, reader);
    const { from, to } = await this.daysOf(asked);
    const rows = await this.dataSource.query<Row[]>(ROWS, [id, from, to]);
    return {
      adId: id,
      from,
      to,
      definitions: DEFINITIONS,
      days: rows.map(dayOf),
      sums: sumsOf(sumFigures(rows)),
    };
  }

  private async daysOf(asked: AdMetricsDaysDto): Promise<{ from: string; to: string }> {
    const to = asked.to ?? (await this.today());
    const last = Date.parse(to);
    const from = asked.from ?? new Date(last - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
    const days = (last - Date.parse(from)) / DAY_MS + 1;
    if (days < 1 || days > MOST_DAYS) throw tooManyDays();
    return { from, to };
  }

  private async today(): Promise<string> {
    const [row] = await this.dataSource.query<{ today: string }[]>(`SELECT ${TODAY}::text AS today`);
    return row!.today;
  }
}

function dayOf({ day, slot, ...figures }: Row): AdDayDto {
  const { served, viewable, clicks, filtered } = sumsOf(figures);
  return { day, slot, served, viewable, clicks, filtered };
}

/** The rows themselves make the sums, so that they never differ. */
function sumFigures(rows: readonly Row[]): CountedFigures {
  const sums = COUNTED_FIGURES.map((figure) => [figure, rows.reduce((sum, row) => sum + row[figure], 0)]);
  return Object.fromEntries(sums) as CountedFigures;
}
