/** Followers that are shown: without those left uncounted. */
const shownOf = (row: string): string => `${row}.followers - ${row}.uncounted_followers`;

/** What a day ended with, or has by now: whoever follows or leaves need not know of it. Under the participant's lock, which they hold. */
export const KEEP_FOLLOWER_DAYS = [
  `CREATE OR REPLACE FUNCTION keep_follower_days() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO follower_days AS known (participant_id, day, followers)
    VALUES (NEW.id, (now() AT TIME ZONE 'UTC')::date, ${shownOf('NEW')})
    ON CONFLICT (participant_id, day) DO UPDATE SET followers = excluded.followers;
    RETURN NULL;
  END $$`,
  `CREATE OR REPLACE TRIGGER keep_follower_days AFTER UPDATE OF followers, uncounted_followers ON participants
   FOR EACH ROW WHEN (${shownOf('NEW')} <> ${shownOf('OLD')}) EXECUTE FUNCTION keep_follower_days()`,
];

/** For days of before: of those who follow now. Who left since then is not known any more. */
export const FILL_FOLLOWER_DAYS = `
  INSERT INTO follower_days (participant_id, day, followers)
  SELECT participant_id, day, (sum(count(*)) OVER (PARTITION BY participant_id ORDER BY day))::integer
  FROM (
    SELECT participant_id, (created_at AT TIME ZONE 'UTC')::date AS day FROM follows follow
    WHERE NOT EXISTS (
      SELECT FROM uncounted_follows uncounted
      WHERE uncounted.participant_id = follow.participant_id AND uncounted.user_id = follow.user_id)
  ) followed
  GROUP BY participant_id, day
  ON CONFLICT DO NOTHING`;
