/** The first Monday at seven (UTC) after an instant of SQL: when digests are written. */
export const nextDigest = (instant: string): string =>
  `(date_trunc('week', (${instant}) AT TIME ZONE 'UTC' - interval '7 hours') + interval '7 days 7 hours') AT TIME ZONE 'UTC'`;
