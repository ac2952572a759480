/** Dates and numbers as they are written, by what is written and how. */
export type FormattedTexts = Record<string, string>;

let formatted: FormattedTexts = {};

/**
 * Begins anew: on the server with each page; in the browser with what the server wrote, since the first date and the first number that
 * a browser writes by itself cost it a noticeable moment.
 */
export function startFormatting(known: FormattedTexts = {}): void {
  formatted = known;
}

/** All since {@link startFormatting}. */
export const allFormatted = (): FormattedTexts => formatted;

const keyOf = (locale: string, options: object, value: number | string): string =>
  `${locale} ${JSON.stringify(options)} ${value}`;

/** To make one costs a hundred times what writing with it does, and a server writes the same ones on page after page. */
const dateFormats: Record<string, Intl.DateTimeFormat> = {};
const numberFormats: Record<string, Intl.NumberFormat> = {};

/** Writes a date as Intl does, each only once. */
export function formatDate(locale: string, date: Date, options: Intl.DateTimeFormatOptions): string {
  return (formatted[keyOf(locale, options, `@${date.getTime()}`)] ??= (dateFormats[
    keyOf(locale, options, '')
  ] ??= new Intl.DateTimeFormat(locale, options)).format(date));
}

/** Writes a number as Intl does, each only once. @param value a decimal string where a number would lose digits */
export function formatNumber(
  locale: string,
  value: number | string,
  options: Intl.NumberFormatOptions = {},
): string {
  return (formatted[keyOf(locale, options, value)] ??= (numberFormats[keyOf(locale, options, '')] ??=
    new Intl.NumberFormat(locale, options)).format(value as number));
}
