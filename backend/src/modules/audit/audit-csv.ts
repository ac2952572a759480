import { csvLines, toCsv } from '../../common/csv.js';
import type { AuditEntryDto } from './dto/audit-entry.dto.js';

const COLUMNS = [
  'id',
  'createdAt',
  'actorId',
  'actorName',
  'action',
  'subject',
  'details',
  'session',
  'network',
] as const satisfies (keyof AuditEntryDto)[];

/** The names of the columns. */
export const auditCsvHead = (): string => toCsv(COLUMNS, []);

/** Entries as lines; times are UTC, details JSON. */
export const auditCsvOf = (entries: readonly AuditEntryDto[]): string =>
  csvLines(
    entries.map(({ createdAt, details, ...entry }) => {
      const texts = { ...entry, createdAt: createdAt.toISOString(), details: JSON.stringify(details) };
      return COLUMNS.map((column) => texts[column]);
    }),
  );
