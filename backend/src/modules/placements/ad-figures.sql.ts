import type { AdSumsDto } from '../ads/dto/ad-sums.dto.js';
import { COUNTED_FIGURES, type CountedFigure } from './placement.types.js';

/** All figures of some rows, added up. */
export const SUMS = COUNTED_FIGURES.map((figure) => `coalesce(sum(${figure}), 0)::float8 AS ${figure}`).join(
  ', ',
);

/** The same as a row has them. */
export const FIGURES = COUNTED_FIGURES.join(', ');

export type CountedFigures = Record<CountedFigure, number>;

export function sumsOf({ served, viewable, clicks, reach, ...reasons }: CountedFigures): AdSumsDto {
  return { served, viewable, clicks, filtered: reasons, reach };
}
