/** Which rows of viewers, called `viewer`, are written to: who has confirmed the address, still wants news, and is not suspended. */
export const RECEIVES_NEWS = `
  viewer.confirmed_at IS NOT NULL AND viewer.unsubscribed_at IS NULL
  AND NOT EXISTS (SELECT FROM users account
    WHERE account.id = viewer.user_id AND (account.suspended_at IS NOT NULL OR account.deleted_at IS NOT NULL))`;
