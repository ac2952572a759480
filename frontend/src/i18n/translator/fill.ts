import { countFormatter } from '../count-formatter';

export type Values = Record<string, unknown>;

/** i18next's formatters hand back what they do not write. */
type Written = string | number | null | undefined;

const placeholder = /\{\{(.+?)\}\}/g;

const valueAt = (values: Values, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Values | undefined)?.[name], values);

/**
 * Puts values in the place of their names, such as {{count}} or {{formats.banner.width}}, counts as the language writes them. A name
 * that was given no value stays.
 */
export const fill = (text: string, values: Values, language: string): string =>
  text.replace(placeholder, (asWritten, inner: string) => {
    const name = inner.trim();
    const value = valueAt(values, name);
    if (value === undefined && !Object.hasOwn(values, name)) return asWritten;
    const written = countFormatter.format(value, undefined, language, { interpolationkey: name }) as Written;
    return String(written ?? '');
  });
