const REPORTS_SHOWN = 20;

/**
 * SQL: the newest reports of one thing, as JSON in the shape of GivenReportDto.
 * @param table of the reports
 * @param column of it that says what was reported
 * @param id of what was reported, as SQL
 */
export const newestReports = (table: string, column: string, id: string): string => `(
  SELECT coalesce(jsonb_agg(shown), '[]') FROM (
    SELECT username, reason,
      to_char(given.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"
    FROM ${table} given JOIN users ON users.id = given.user_id
    WHERE given.${column} = ${id} ORDER BY given.created_at DESC LIMIT ${REPORTS_SHOWN}
  ) shown
)`;
