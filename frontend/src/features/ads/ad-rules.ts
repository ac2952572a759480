import type { TFunction } from 'i18next';
import { adLimits, textAdLimits } from '../../limits';
import { atLeast, atMost, needed, optional, rule } from '../../ui/forms/rule';
import { isPicture, isWebAddress } from '../../ui/forms/web-address';
import type { AdKind } from './ad-form-values';

/** Lengths in characters by kind of ad: a text ad is shorter (the spec's ad policy). */
export const limitsOf = (kind: AdKind) => ({
  title: { ...adLimits.title, ...(kind === 'text' && { max: textAdLimits.headline }) },
  description: { ...adLimits.description, ...(kind === 'text' && { max: textAdLimits.description }) },
});

/** The spec's rules for an ad (section 5); the server checks the same again. */
export function adRules(t: TFunction<'errors'>, kind: AdKind) {
  const { title, description } = limitsOf(kind);
  const { callToAction } = adLimits;
  return {
    title: [atLeast(title.min, t('title_too_short', title)), atMost(title.max, t('title_too_long', title))],
    description: [
      atLeast(description.min, t('description_too_short', description)),
      atMost(description.max, t('description_too_long', description)),
    ],
    category: [needed(t('category_required'))],
    imageUrl: [rule(optional(isPicture), t('web_address_invalid'))],
    destinationUrl: [rule(optional(isWebAddress), t('web_address_invalid'))],
    callToAction: [atMost(callToAction.max, t('call_to_action_too_long', callToAction))],
  };
}
