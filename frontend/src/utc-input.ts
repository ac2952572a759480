/** A time (UTC) of a form as an ISO instant, whatever the administrator's own zone; empty stays empty. */
export const toInstant = (utc: string): string => (utc === '' ? '' : new Date(`${utc}Z`).toISOString());

/** An ISO instant in UTC, as a datetime-local input has it; empty for none. */
export function toUtcInput(iso: string | null): string {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 16);
}
