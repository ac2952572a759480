import { type CsvValue, toCsv } from '../../common/csv.js';
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

/** Entries as lines; amounts are wei. */
export const bookCsvOf = (entries: readonly BookEntryDto[]): string =>
  toCsv(
    COLUMNS,
    entries.map((entry) => COLUMNS.map((column) => textOf(entry[column]))),
  );

function textOf(value: BookEntryDto[keyof BookEntryDto]): CsvValue {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
