import type { TFunction } from 'i18next';
import { progressLimits } from '../../limits';
import { atLeast, atMost, optional, rule } from '../../ui/forms/rule';
import { isWebAddress } from '../../ui/forms/web-address';
import { linesOf } from './report-form-values';

/** The rules for a report; the server checks the same again. */
export function reportRules(t: TFunction<'errors'>, tooManyPosts: string) {
  const { title, description, milestone, socialPosts } = progressLimits;
  return {
    title: [atLeast(title.min, t('title_too_short', title)), atMost(title.max, t('title_too_long', title))],
    description: [
      atLeast(description.min, t('description_too_short', description)),
      atMost(description.max, t('description_too_long', description)),
    ],
    milestone: [atMost(milestone.max, t('milestone_too_long', milestone))],
    videoUrl: [rule(optional(isWebAddress), t('web_address_invalid'))],
    socialPosts: [
      rule((text) => linesOf(text).every(isWebAddress), t('web_address_invalid')),
      rule((text) => linesOf(text).length <= socialPosts.max, tooManyPosts),
    ],
  };
}
