/**
 * SQL: the first instant at which votes of the present month are taken no more, as far as is planned: the month's end (UTC), or the
 * planned end of award or season where that comes before. An end that has passed counts no more: votes are taken until somebody
 * closes the award.
 * @param award its row @param season that award's
 */
export const votesEndAt = (award: string, season: string): string => `least(
  (date_trunc('month', now() AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC',
  ${unlessPassed(`${award}.end_date`)}, ${unlessPassed(`${season}.ends_at`)})`;

/** Null, which is never the least, where it has passed. */
const unlessPassed = (end: string): string => `CASE WHEN ${end} > now() THEN ${end} END`;
