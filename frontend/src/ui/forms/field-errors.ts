import { isApiError } from '../../api/api-error';
import { problemText } from '../feedback/problem-text';

/** Messages beside fields, in the shape of antd's `form.setFields`. */
export type FieldErrors<Name extends string> = { name: Name; errors: string[] }[];

/** What the server found wrong with single fields. */
export function fieldErrors<Name extends string>(error: unknown): FieldErrors<Name> {
  if (!isApiError(error)) return [];
  return Object.entries(error.fields).map(([name, problems]) => ({
    name: name as Name,
    errors: problems.map(problemText),
  }));
}
