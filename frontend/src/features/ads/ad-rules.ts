import type { TFunction } from 'i18next';
import { adLimits } from '../../season';
import { atLeast, atMost, rule } from '../../ui/forms/rule';

/** Optional, so nothing is good too. */
const isAddress = (text: string): boolean => {
  if (text.trim() === '') return true;
  const { protocol } = URL.parse(text.trim()) ?? {};
  return protocol === 'http:' || protocol === 'https:';
};

/** A picture may also lie on this site. */
const isOwnPath = (text: string): boolean => text.trim().startsWith('/');

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
    imageUrl: [rule((text) => isOwnPath(text) || isAddress(text), t('rules.url'))],
    destinationUrl: [rule(isAddress, t('rules.url'))],
    callToAction: [atMost(callToAction.max, t('rules.callToActionMax', callToAction))],
  };
}
