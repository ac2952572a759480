import type { FormatterModule } from 'i18next';
import { localeOf } from './languages';
import { formatNumber } from './format';

/** Placeholders that hold how many there are. Other numbers may be a year, a place or an id, which no language groups. */
const counts = ['count', 'counted', 'all', 'done', 'total'];

/** Writes counts within texts as the language does: 1,200 or 1.200. i18next writes all else by itself. */
export const countFormatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language, options) => {
    const isCount = typeof value === 'number' && counts.includes(String(options?.['interpolationkey']));
    return isCount ? formatNumber(localeOf(language ?? ''), value) : (value as string);
  },
};
