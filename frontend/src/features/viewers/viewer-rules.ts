import type { TFunction } from 'i18next';
import { accountLimits, viewerLimits } from '../../season';
import { atLeast, atMost, emailRule, optional, rule } from '../../ui/forms/rule';

/** The spec's rules for viewers (section 5), as antd form rules; the server checks the same again. */
export function viewerRules(t: TFunction<'viewers'>) {
  const { name } = viewerLimits;
  const { password } = accountLimits;
  return {
    name: [atLeast(name.min, t('rules.nameMin', name)), atMost(name.max, t('rules.nameMax', name))],
    email: [emailRule(t('rules.email'))],
    password: [
      rule(
        optional((text) => Array.from(text).length >= password.min),
        t('rules.passwordMin', password),
      ),
    ],
  };
}
