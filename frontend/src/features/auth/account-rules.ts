import type { Rule } from 'antd/es/form';
import type { TFunction } from 'i18next';
import { accountLimits } from '../../season';
import { atLeast, emailRule, rule } from '../../ui/forms/rule';

/** The spec's rules for accounts (section 5), as antd form rules; the server checks the same again. */
export function accountRules(t: TFunction<'auth'>) {
  const { username, password } = accountLimits;
  return {
    username: [atLeast(username.min, t('rules.usernameMin', username))],
    email: [emailRule(t('rules.email'))],
    password: [rule((text) => Array.from(text).length >= password.min, t('rules.passwordMin', password))],
    usernameGiven: [atLeast(1, t('rules.usernameRequired'))],
    passwordGiven: [rule((text) => text !== '', t('rules.passwordRequired'))],
  } satisfies Record<string, Rule[]>;
}
