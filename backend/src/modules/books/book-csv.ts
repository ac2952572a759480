import { csvLines, type CsvValue, toCsv } from '../../common/csv.js';
import type { BookEntryDto } from './dto/book-entry.dto.js';

const COLUMNS = [
  'id',
  'time',
  'chainId',
  'currency',
  'kind',
  'event',
  'contract',
  'contractVersion',
  'adId',
  'badgeId',
  'month',
  'account',
  'amount',
  'founderAmount',
  'platformAmount',
  'attempt',
  'args',
  'transactionHash',
  'explorerUrl',
  'blockNumber',
  'blockHash',
  'logIndex',
  'isFinal',
] as const satisfies (keyof BookEntryDto)[];

/** Entries as lines, below the names of the columns; amounts are wei. */
export const bookCsvOf = (entries: readonly BookEntryDto[]): string => toCsv(COLUMNS, rowsOf(entries));

/** The same of a file that is written piece by piece. */
export async function* bookCsvOfPieces(
  pieces: AsyncIterable<readonly BookEntryDto[]>,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const entries of pieces) {
    yield isFirst ? bookCsvOf(entries) : csvLines(rowsOf(entries));
    isFirst = false;
  }
  if (isFirst) yield bookCsvOf([]);
}

const rowsOf = (entries: readonly BookEntryDto[]): CsvValue[][] =>
  entries.map((entry) => COLUMNS.map((column) => textOf(entry[column])));

function textOf(value: BookEntryDto[keyof BookEntryDto]): CsvValue {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
