import type { Ad } from './api';
import type { Category } from './filter-ads';

/** What the ad form holds; an optional field left alone is undefined. */
export interface AdFormValues {
  title: string;
  description: string;
  category: Category;
  imageUrl?: string;
  destinationUrl?: string;
  callToAction?: string;
}

export const emptyAdForm: Partial<AdFormValues> = { category: 'design' };

export function toFormValues(ad: Ad): AdFormValues {
  return {
    title: ad.title,
    description: ad.description,
    category: ad.category,
    imageUrl: ad.imageUrl ?? undefined,
    destinationUrl: ad.destinationUrl ?? undefined,
    callToAction: ad.callToAction ?? undefined,
  };
}

const textOrNone = (text?: string) => text?.trim() || undefined;

/** The form as the API takes it: texts trimmed, optional fields that are empty left out. */
export function toAdRequest(values: AdFormValues): AdFormValues {
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    category: values.category,
    imageUrl: textOrNone(values.imageUrl),
    destinationUrl: textOrNone(values.destinationUrl),
    callToAction: textOrNone(values.callToAction),
  };
}
