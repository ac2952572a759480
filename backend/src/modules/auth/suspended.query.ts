/** The condition that a row's account, named by this column, is not suspended. */
export const ofNobodySuspended = (userId: string): string =>
  `NOT EXISTS (SELECT FROM users owner WHERE owner.id = ${userId} AND owner.suspended_at IS NOT NULL)`;
