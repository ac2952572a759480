import { isApiError } from '../../api/api-error';

/** What the server found wrong with single fields, in the shape of antd's `form.setFields`. */
export function fieldErrors<Name extends string>(error: unknown): { name: Name; errors: string[] }[] {
  if (!isApiError(error)) return [];
  return Object.entries(error.fields).map(([name, errors]) => ({ name: name as Name, errors }));
}
