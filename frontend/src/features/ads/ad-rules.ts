import type { TFunction } from 'i18next';
import { adLimits } from '../../season';
import { atLeast, atMost, rule } from '../../ui/forms/rule';

const isAddress = (text: string): boolean => {
  const { protocol } = URL.parse(text.trim()) ?? {};
  return protocol === 'http:' || protocol === 'https:';
};

/** A picture may also lie on this site. */
export const isPictureAddress = (text: string): boolean => text.trim().startsWith('/') || isAddress(text);

/** A rule for a field that may be left empty. */
const optional = (isGood: (text: string) => boolean, message: string) =>
  rule((text) => text.trim() === '' || isGood(text), message);

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
    imageUrl: [optional(isPictureAddress, t('rules.url'))],
    destinationUrl: [optional(isAddress, t('rules.url'))],
    callToAction: [atMost(callToAction.max, t('rules.callToActionMax', callToAction))],
  };
}
