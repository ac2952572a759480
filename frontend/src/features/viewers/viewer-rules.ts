import type { TFunction } from 'i18next';
import { accountLimits, viewerLimits } from '../../limits';
import { atLeast, atMost, emailRule, optional, rule } from '../../ui/forms/rule';

/** The spec's rules for viewers (section 5); the server checks the same again. */
export function viewerRules(t: TFunction<'errors'>) {
  const { name } = viewerLimits;
  const { password } = accountLimits;
  const isLongEnough = (text: string) => Array.from(text).length >= password.min;
  const tooShort = t('password_too_short', password);
  return {
    name: [atLeast(name.min, t('name_too_short', name)), atMost(name.max, t('name_too_long', name))],
    email: [emailRule(t('email_invalid'))],
    password: [rule(optional(isLongEnough), tooShort)],
    /** For whoever came for an account. */
    passwordGiven: [rule(isLongEnough, tooShort)],
  };
}
