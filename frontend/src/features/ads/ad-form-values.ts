import type { Ad, CreateAd, PictureFormat, UpdateAd } from './api';
import { isUpload } from '../../ui/picture/upload-address';
import type { Category } from './ad-filter';
import { isStartOpen } from './runs/run-words';

export const adKinds = ['picture', 'text'] as const;
export type AdKind = (typeof adKinds)[number];

/** What the ad form holds; an optional field left alone is undefined. */
export interface AdFormValues {
  kind: AdKind;
  title: string;
  description: string;
  category: Category;
  /** What a file is cut to; a picture that is only an address may have any shape. */
  pictureFormat: PictureFormat;
  imageUrl?: string;
  /** The picture that the ad has from elsewhere: a copy, which was cut to no format. */
  copied?: string;
  destinationUrl?: string;
  callToAction?: string;
  /** The first day of the run in UTC, such as '2026-12-01'; none for as soon as the ad is approved. */
  startsAt?: string;
  /** Asked of participants alone. */
  notOwnProject?: boolean;
}

export const emptyAdForm = { kind: 'picture', category: 'design', pictureFormat: 'banner' } as const;

export function toFormValues(ad: Ad): AdFormValues {
  return {
    kind: ad.format === 'text' ? 'text' : 'picture',
    title: ad.title,
    description: ad.description,
    category: ad.category,
    pictureFormat: ad.format === 'sidebar' ? 'sidebar' : 'banner',
    imageUrl: ad.imageUrl ?? ad.pictureCopy?.address,
    copied: ad.format === null && isUpload(ad.imageUrl) ? ad.imageUrl : undefined,
    destinationUrl: ad.destinationUrl ?? undefined,
    callToAction: ad.callToAction ?? undefined,
    startsAt: (isStartOpen(ad) && ad.run?.startsAt?.slice(0, 10)) || undefined,
  };
}

/** The format that the picture of a form is shown in; null for one that keeps its own shape. */
export const shapeOf = ({
  imageUrl,
  copied,
  pictureFormat = 'banner',
}: Partial<Pick<AdFormValues, 'imageUrl' | 'copied' | 'pictureFormat'>>): PictureFormat | null =>
  copied !== undefined && imageUrl === copied ? null : pictureFormat;

const textOrNull = (text?: string) => text?.trim() || null;

/** The form as the API takes it: texts trimmed, optional fields that are empty null, which also clears them in an edit. */
export function toAdRequest(values: AdFormValues): CreateAd {
  const isText = values.kind === 'text';
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    category: values.category,
    format: isText ? 'text' : null,
    imageUrl: isText ? null : textOrNull(values.imageUrl),
    destinationUrl: textOrNull(values.destinationUrl),
    callToAction: textOrNull(values.callToAction),
    startsAt: values.startsAt ? `${values.startsAt}T00:00:00.000Z` : null,
    ...(values.notOwnProject && { notOwnProject: true }),
  };
}

/**
 * An edit as the API takes it. A first day that was left alone is not sent: it may have passed, and has a time of its own. Nor is one that
 * the form does not show any more, which a draft may have kept.
 */
export function toAdChanges(values: AdFormValues, ad: Ad): UpdateAd {
  const { startsAt, ...changes } = toAdRequest(values);
  const isLeft = !isStartOpen(ad) || (values.startsAt || undefined) === toFormValues(ad).startsAt;
  return isLeft ? changes : { ...changes, startsAt };
}

/** Whether all that a form asks for has been filled in; the rules decide whether it is good. */
export const isComplete = (values: Partial<AdFormValues>): values is AdFormValues =>
  Boolean(
    values.title && values.description && values.category && values.destinationUrl && values.callToAction,
  );

/** Whether anything has been written that would be missed; choices alone are soon made again. */
export const isWritten = (values: Partial<AdFormValues>): boolean =>
  [values.title, values.description, values.imageUrl, values.destinationUrl, values.callToAction].some(
    (text) => text?.trim(),
  );
