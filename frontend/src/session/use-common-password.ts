import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { accountLimits } from '../limits';
import { useCheckPasswordMutation } from './api';

/** Warns of a password that anybody tries first, once its field is left. The API has the list, which no page could carry. */
export function useCommonPassword() {
  const { t } = useTranslation('auth');
  const [check, { data, reset }] = useCheckPasswordMutation();

  const onBlur = ({ target: { value: password } }: FocusEvent<HTMLInputElement>) => {
    if (password.length >= accountLimits.password.min) void check({ checkPassword: { password } });
  };
  return { note: data?.common ? t('password.common') : undefined, watch: { onBlur, onChange: reset } };
}
