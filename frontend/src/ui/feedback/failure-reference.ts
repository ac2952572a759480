import i18next from 'i18next';
import { isApiError } from '../../api/api-error';

const label = (): string => i18next.t('common:labelled', { label: i18next.t('common:reference.label') });

/** What the site's log calls a request that failed by the site's fault; undefined for all that somebody else can mend. */
export const referenceOf = (error: unknown): string | undefined =>
  isApiError(error) ? error.reference : undefined;

/** A sentence about a failure with the reference behind it, where there is one. */
export const withReference = (sentence: string, reference: string | undefined): string =>
  reference === undefined ? sentence : `${sentence} ${label()}${reference}`;

/** Takes {@link withReference} apart, for what shows the reference on its own. */
export function splitReference(text: string): { sentence: string; reference?: string } {
  const at = text.lastIndexOf(label());
  const reference = at < 0 ? '' : text.slice(at + label().length);
  return /^\S+$/.test(reference) ? { sentence: text.slice(0, at).trim(), reference } : { sentence: text };
}
