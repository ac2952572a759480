import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { isApiError, type ApiError } from '../../api/api-error';
import type { Problem } from '../../api/generated/auth';
import type errors from '../../i18n/en/errors.json';
import { withReference } from './failure-reference';

/** A problem in the reader's language; in the server's English where its code has no text here. */
export function problemText({ code, params, message }: Problem): string {
  // Does not compile while a code of the API has no text.
  const key: keyof typeof errors = code;
  const t = i18next.getFixedT(null, 'errors');
  return i18next.exists(key, { ns: 'errors' }) ? t(key, { replace: params }) : message;
}

/** As {@link problemText}, for what stays on screen when the language changes. */
export function useProblemText(): typeof problemText {
  useTranslation('errors');
  return problemText;
}

/** No answer came, or one that is not the API's, as from a proxy before a server that is away. */
const isServerAway = ({ status }: ApiError): boolean => status === 0 || status >= 500;

/**
 * What the server says of a failure, in the reader's language; that it does not answer where that is so, else the given fallback.
 * Of wrong fields it is the first one's problem; a failure of the site's own is named as its log does.
 */
export function serverMessage(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  return withReference(sentenceOf(error, fallback), error);
}

function sentenceOf(error: ApiError, fallback: string): string {
  if (!error.problem) return isServerAway(error) ? i18next.t('common:noAnswer') : fallback;
  const [first] = Object.values(error.fields).flat();
  return problemText(first ?? error.problem);
}
