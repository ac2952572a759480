import { oneOf } from '../../ui/forms/one-of';
import { isTooShort } from '../../ui/forms/typed-search';
import { fieldsIn } from '../../ui/forms/use-query-fields';
import type { AdsWanted } from './api';

export const categories = ['design', 'crypto', 'business', 'technology', 'education'] as const;
export type Category = (typeof categories)[number];

export const filterStatuses = ['approved', 'pending', 'completed'] as const;
type FilterStatus = (typeof filterStatuses)[number];

export interface AdFilter {
  text: string;
  category: Category | 'all';
  status: FilterStatus | 'all';
}

export const noAdFilter: AdFilter = { text: '', category: 'all', status: 'approved' };

/** The filter that stands in an address; what is unknown there counts as not said. */
export const adFilterOf = ({ text, category, status }: Record<keyof AdFilter, string>): AdFilter => ({
  text,
  category: oneOf(['all', ...categories], category, noAdFilter.category),
  status: oneOf(['all', ...filterStatuses], status, noAdFilter.status),
});

/** As {@link adFilterOf}, of an address's query. */
export const adFilterIn = (search: URLSearchParams): AdFilter =>
  adFilterOf(fieldsIn<keyof AdFilter>(search, noAdFilter));

/** What the server is asked for; too short a text does not narrow the list. */
export function adsWanted(filter: AdFilter): AdsWanted {
  const { text, category, status } = filter;
  return {
    status: status === 'all' ? undefined : status,
    category: category === 'all' ? undefined : category,
    q: isTooShort(text) ? undefined : text.trim() || undefined,
  };
}
