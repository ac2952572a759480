import type { Ad, CreateAd } from './api';
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

const textOrNull = (text?: string) => text?.trim() || null;

/** The form as the API takes it: texts trimmed, optional fields that are empty null, which also clears them in an edit. */
export function toAdRequest(values: AdFormValues): CreateAd {
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    category: values.category,
    imageUrl: textOrNull(values.imageUrl),
    destinationUrl: textOrNull(values.destinationUrl),
    callToAction: textOrNull(values.callToAction),
  };
}

/** Whether all that a form asks for has been filled in; the rules decide whether it is good. */
export const isComplete = (values: Partial<AdFormValues>): values is AdFormValues =>
  Boolean(values.title && values.description && values.category);
