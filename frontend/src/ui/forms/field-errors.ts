import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/api-error';
import { problemText } from '../feedback/problem-text';

/** Messages beside fields, in the shape of `setFields` of a form. */
export type FieldErrors<Name extends string> = { name: Name; errors: string[] }[];

/** What the server found wrong with single fields. */
export function fieldErrors<Name extends string>(texts: i18n, error: unknown): FieldErrors<Name> {
  if (!isApiError(error)) return [];
  return Object.entries(error.fields).map(([name, problems]) => ({
    name: name as Name,
    errors: problems.map((problem) => problemText(texts, problem)),
  }));
}

/** As {@link fieldErrors}, in the language of the page. */
export function useFieldErrors<Name extends string>(): (error: unknown) => FieldErrors<Name> {
  const { i18n: texts } = useTranslation();
  return (error) => fieldErrors<Name>(texts, error);
}
