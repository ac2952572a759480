import type { TFunction } from 'i18next';
import { adLimits } from '../../season';
import { atLeast, atMost, optional, rule } from '../../ui/forms/rule';
import { isPicture, isWebAddress } from '../../ui/forms/web-address';

/** The spec's rules for an ad (section 5), as antd form rules; the server checks the same again. */
export function adRules(t: TFunction<'ads'>) {
  const { title, description, callToAction } = adLimits;
  return {
    title: [atLeast(title.min, t('rules.titleMin', title)), atMost(title.max, t('rules.titleMax', title))],
    description: [
      atLeast(description.min, t('rules.descriptionMin', description)),
      atMost(description.max, t('rules.descriptionMax', description)),
    ],
    category: [{ required: true, message: t('rules.category') }],
    imageUrl: [rule(optional(isPicture), t('rules.url'))],
    destinationUrl: [rule(optional(isWebAddress), t('rules.url'))],
    callToAction: [atMost(callToAction.max, t('rules.callToActionMax', callToAction))],
  };
}
