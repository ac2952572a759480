import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isApiError, type ApiError } from '../../api/api-error';
import type { Problem } from '../../api/generated/failure';
import type errors from '../../i18n/en/errors.json';
import { isBorrowed } from '../../i18n/fetched-texts';
import { defaultLanguage } from '../../i18n/languages';
import { withReference } from './failure-reference';

/** A problem in the reader's language; in the server's English where its code has no text here. */
export function problemText(texts: i18n, { code, params, message }: Problem): string {
  // Does not compile while a code of the API has no text.
  const key: keyof typeof errors = code;
  // The page brings them along where the server has rendered a failure.
  texts.reportNamespaces?.addUsedNamespaces(['errors']);
  const t = texts.getFixedT(null, 'errors');
  return texts.exists(key, { ns: 'errors' }) ? t(key, { replace: params }) : message;
}

/** As {@link problemText}, in the language of the page. */
export function useProblemText(): (problem: Problem) => string {
  const { i18n: texts } = useTranslation('errors');
  return (problem) => problemText(texts, problem);
}

/** No answer came, or one that is not the API's, as from a proxy before a server that is away. */
const isServerAway = ({ status }: ApiError): boolean => status === 0 || status >= 500;

/**
 * What the server says of a failure, in the reader's language; that it does not answer where that is so, else the given fallback.
 * Of wrong fields it is the first one's problem; a failure of the site's own is named as its log does.
 */
export function serverMessage(texts: i18n, error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  return withReference(texts, sentenceOf(texts, error, fallback), error);
}

/** As {@link serverMessage}, in the language of the page. */
export function useServerMessage(): (error: unknown, fallback: string) => string {
  const { i18n: texts } = useTranslation();
  return (error, fallback) => serverMessage(texts, error, fallback);
}

function sentenceOf(texts: i18n, error: ApiError, fallback: string): string {
  if (!error.problem) return isServerAway(error) ? texts.t('common:noAnswer') : fallback;
  const [first] = Object.values(error.fields).flat();
  const problem = first ?? error.problem;
  return hasWords(texts, problem) ? problemText(texts, problem) : fallback;
}

/** Else the server's English would stand on a page of another language. */
const hasWords = (texts: i18n, { code }: Problem): boolean =>
  texts.language === defaultLanguage ||
  (texts.exists(code, { ns: 'errors' }) && !isBorrowed(texts.language, 'errors'));
