import { useEffect } from 'react';
import { useGetCurrentUserQuery } from './api';
import { isApiError } from '../api/api-error';
import { useAccountLanguage } from './use-account-language';

/** Asks once who is signed in, and follows the account's language. A failure is only logged (spec section 8); 401 merely means nobody. */
export function SessionStart() {
  const { error } = useGetCurrentUserQuery();
  useAccountLanguage();
  useEffect(() => {
    if (isApiError(error) && error.status !== 401) console.error(error.message);
  }, [error]);
  return null;
}
