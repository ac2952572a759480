import type { TFunction } from 'i18next';
import { adLimits } from '../../season';
import { atLeast, atMost, optional, rule } from '../../ui/forms/rule';
import { isPicture, isWebAddress } from '../../ui/forms/web-address';

/** The spec's rules for an ad (section 5), as antd form rules; the server checks the same again. */
export function adRules(t: TFunction<'errors'>) {
  const { title, description, callToAction } = adLimits;
  return {
    title: [atLeast(title.min, t('title_too_short', title)), atMost(title.max, t('title_too_long', title))],
    description: [
      atLeast(description.min, t('description_too_short', description)),
      atMost(description.max, t('description_too_long', description)),
    ],
    category: [{ required: true, message: t('category_required') }],
    imageUrl: [rule(optional(isPicture), t('web_address_invalid'))],
    destinationUrl: [rule(optional(isWebAddress), t('web_address_invalid'))],
    callToAction: [atMost(callToAction.max, t('call_to_action_too_long', callToAction))],
  };
}
