import type { i18n } from 'i18next';
import { isApiError } from '../../api/api-error';

/** What stands before a reference, in the reader's language. */
export const referenceLabel = (texts: i18n): string =>
  texts.t('common:labelled', { label: texts.t('common:reference.label') });

/** What the site's log calls a request that failed by the site's fault; undefined for all that somebody else can mend. */
export const referenceOf = (error: unknown): string | undefined =>
  isApiError(error) ? error.reference : undefined;

/** A sentence about a failure with the reference behind it, where there is one. */
export function withReference(texts: i18n, sentence: string, error: unknown): string {
  const reference = referenceOf(error);
  return reference ? `${sentence} ${referenceLabel(texts)}${reference}` : sentence;
}
