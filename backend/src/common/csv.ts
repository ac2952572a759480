/** What a cell may hold; nothing is an empty cell. */
export type CsvValue = string | number | boolean | null;

/** Spreadsheets take what begins so for a formula, which may send what stands in other cells to a stranger; some the wide signs too. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Lines as RFC 4180 has them, the column names first. */
export function toCsv(columns: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return csvLines([columns, ...rows]);
}

/** The same without the names, for a file that is written piece by piece. */
export const csvLines = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(value: CsvValue): string {
  if (typeof value !== 'string') return String(value ?? '');
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
