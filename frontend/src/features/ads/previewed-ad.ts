import { isPicture } from '../../ui/forms/web-address';
import { shapeOf } from './ad-form-values';
import type { AdDraft } from './hooks/use-ad-draft';

export type PreviewedAd = ReturnType<typeof toPreview>;

/** What has been typed of an ad, as far as it can be shown. A picture is tried once its address is whole. */
export function toPreview(draft: AdDraft) {
  const { kind, title, description, category, ...rest } = draft;
  const isText = kind === 'text';
  const address = rest.imageUrl?.trim() ?? '';
  return {
    id: 0,
    title: title?.trim(),
    description: description?.trim(),
    category,
    format: isText ? ('text' as const) : shapeOf(draft),
    imageUrl: !isText && isPicture(address) ? address : null,
    callToAction: rest.destinationUrl?.trim() && rest.callToAction?.trim(),
  };
}
