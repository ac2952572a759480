import { toCsv } from '../../common/csv.js';
import type { AdMetricsDto } from './dto/ad-metrics.dto.js';
import { FILTER_REASONS } from './placement.types.js';

const COLUMNS = ['day', 'slot', 'served', 'viewable', 'clicks', ...FILTER_REASONS];

/** The rows of the answer, with a column for each reason. */
export const adMetricsCsv = ({ days }: AdMetricsDto): string =>
  toCsv(
    COLUMNS,
    days.map(({ day, slot, served, viewable, clicks, filtered }) => [
      ...[day, slot, served, viewable, clicks],
      ...FILTER_REASONS.map((reason) => filtered[reason]),
    ]),
  );
