import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiForbiddenResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { SignedIn } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { toCsv } from '../../common/csv.js';
import { ParseIdPipe } from '../../common/validation/parse-id.pipe.js';
import { AdMetricsQuery } from './ad-metrics.query.js';
import { AdMetricsDto } from './dto/ad-metrics.dto.js';
import { AdMetricsDaysDto } from './dto/ad-metrics-days.dto.js';
import { FILTER_REASONS } from './placement.types.js';

const CSV_COLUMNS = ['day', 'slot', 'served', 'viewable', 'clicks', ...FILTER_REASONS];

@ApiTags('placements')
@ApiForbiddenResponse({ description: "Another account's ad" })
@Controller('ads')
export class AdMetricsController {
  constructor(private readonly metrics: AdMetricsQuery) {}

  /** What an ad had in its places by day (UTC) and slot, up to 400 days, for its owner and administrators. */
  @Get(':id/metrics')
  @SignedIn()
  findAdMetrics(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() reader: SignedInUser,
    @Query() days: AdMetricsDaysDto,
  ): Promise<AdMetricsDto> {
    return this.metrics.find(id, reader, days);
  }

  /** The same rows as CSV. */
  @Get(':id/metrics.csv')
  @SignedIn()
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async findAdMetricLines(
    @Param('id', ParseIdPipe) id: number,
    @CurrentUser() reader: SignedInUser,
    @Query() days: AdMetricsDaysDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const metrics = await this.metrics.find(id, reader, days);
    response.type('text/csv').attachment(`ad-${id}-${metrics.from}-${metrics.to}.csv`);
    return csvOf(metrics);
  }
}

/** The rows of the answer, with a column for each reason. */
const csvOf = ({ days }: AdMetricsDto): string =>
  toCsv(
    CSV_COLUMNS,
    days.map(({ day, slot, served, viewable, clicks, filtered }) => [
      ...[day, slot, served, viewable, clicks],
      ...FILTER_REASONS.map((reason) => filtered[reason]),
    ]),
  );
