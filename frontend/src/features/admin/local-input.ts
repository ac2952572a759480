/** A local time of a form as an ISO instant; empty stays empty. */
export const toInstant = (local: string): string => (local === '' ? '' : new Date(local).toISOString());

/** An ISO instant in the administrator's own time, as a datetime-local input has it; empty for none. */
export function toLocalInput(iso: string | null): string {
  const date = new Date(iso ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
