import type { TFunction } from 'i18next';
import { accountLimits } from '../../limits';
import { atLeast, emailRule, type Rule, rule } from '../../ui/forms/rule';

/** The spec's rules for accounts (section 5); the server checks the same again. */
export function accountRules(t: TFunction<'errors'>) {
  const { username, password } = accountLimits;
  return {
    username: [atLeast(username.min, t('username_too_short', username))],
    email: [emailRule(t('email_invalid'))],
    password: [rule((text) => Array.from(text).length >= password.min, t('password_too_short', password))],
    usernameGiven: [atLeast(1, t('username_required'))],
    passwordGiven: [rule((text) => text !== '', t('password_required'))],
  } satisfies Record<string, Rule[]>;
}
