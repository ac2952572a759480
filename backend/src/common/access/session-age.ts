/** An administrator's session ends so long after the sign-in, whatever is done with it (hours). */
const ADMIN_HOURS = 12;

/** SQL: whether a session of this role is older than it may get, at a moment in SQL. */
export const hasOutlived = (role: string, moment: string): string =>
  `(${role} = 'admin' AND coalesce((sess->>'signedInAt')::timestamptz, '-infinity') <= ${moment} - interval '${ADMIN_HOURS} hours')`;
