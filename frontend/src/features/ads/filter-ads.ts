import { foldText } from '../../ui/forms/fold-text';
import type { Ad } from './api';

export const categories = ['design', 'crypto', 'business', 'technology', 'education'] as const;
export type Category = (typeof categories)[number];

export const filterStatuses = ['approved', 'pending'] as const;
type FilterStatus = (typeof filterStatuses)[number];

export interface AdFilter {
  text: string;
  category: Category | 'all';
  status: FilterStatus | 'all';
}

/** Keeps what matches all three; the text is looked for in title and description without regard to case and accents. */
export function filterAds(ads: Ad[], { text, category, status }: AdFilter): Ad[] {
  const wanted = foldText(text.trim());
  return ads.filter(
    (ad) =>
      (category === 'all' || ad.category === category) &&
      (status === 'all' || ad.status === status) &&
      foldText(`${ad.title}\n${ad.description}`).includes(wanted),
  );
}
