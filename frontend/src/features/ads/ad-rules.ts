import type { TFunction } from 'i18next';
import { adLimits } from '../../season';
import { atLeast, atMost, rule } from '../../ui/forms/rule';

const isWebAddress = (text: string): boolean => {
  const { protocol } = URL.parse(text) ?? {};
  return protocol === 'http:' || protocol === 'https:';
};

/** The spec's rules for an ad (section 5), as antd form rules; the server checks the same again. */
export function adRules(t: TFunction<'ads'>) {
  const { title, description, callToAction } = adLimits;
  const address = rule((text) => text.trim() === '' || isWebAddress(text.trim()), t('rules.url'));
  return {
    title: [atLeast(title.min, t('rules.titleMin', title)), atMost(title.max, t('rules.titleMax', title))],
    description: [
      atLeast(description.min, t('rules.descriptionMin', description)),
      atMost(description.max, t('rules.descriptionMax', description)),
    ],
    category: [{ required: true, message: t('rules.category') }],
    imageUrl: [],
    destinationUrl: [address],
    callToAction: [atMost(callToAction.max, t('rules.callToActionMax', callToAction))],
  };
}
