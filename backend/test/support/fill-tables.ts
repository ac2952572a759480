import type { DataSource } from 'typeorm';
import { bulkLoad } from './bulk-load.js';
import { onOwnConnection } from './own-connection.js';

/** Rows of each table: enough that reading all of them costs what nobody would wait for. */
const ROWS = 200_000;

/** A time of its own for each row, within so many days. */
const within = (days: number): string => `now() - interval '${days} days' * n / ${ROWS}`;

/** Within the last ten months. */
const TIME = within(300);

/** As long as networks are kept. */
const ADDRESS = `CASE WHEN n < ${ROWS / 10} THEN md5((n % 2000)::text) END`;

const someone = 'people[1 + n % array_length(people, 1)]';

/** What grows with the site's years and audience, with as many rows as make a difference. Participants 1 to 9 must be there. */
const FILLS = [
  `INSERT INTO users (username, email, password, role)
   SELECT 'filler' || n, 'filler' || n || '@example.test', 'none', 'user' FROM numbers`,
  `INSERT INTO ads (user_id, title, description, category, status, payment_status, created_at)
   SELECT ${someone}, 'Ad ' || md5(n::text), md5('d' || n), (ARRAY['design', 'crypto', 'business'])[1 + n % 3],
     (ARRAY['approved', 'approved', 'approved', 'rejected'])[1 + n % 4], 'settled', ${TIME} FROM numbers, known`,
  `UPDATE ads SET running_since = now() - interval '1 day', run_ends_at = now() + interval '20 days', run_days = 30,
     payment_status = CASE WHEN id % 3 = 0 THEN 'pending' ELSE payment_status END
   WHERE status = 'approved' AND id % 2 = 0`,
  `INSERT INTO ad_counts (ad_id, day, slot, served, viewable, clicks, reach)
   SELECT id, current_date - (id % 300), (ARRAY['home-banner', 'ad-sidebar'])[1 + id % 2], 100, 50, 1, 40 FROM ads`,
  `INSERT INTO ad_token_uses (nonce, kind, expires_at) SELECT n, 'viewable', now() + interval '1 hour' FROM numbers`,
  `INSERT INTO ad_network_marks (day, ad_id, mark, uses) SELECT current_date, 1 + n % 1000, decode(md5(n::text), 'hex'), 1 FROM numbers`,
  `INSERT INTO ad_count_bundles (id) SELECT md5('bundle' || n)::uuid FROM numbers`,
  `INSERT INTO ad_levels (day, ad_id, shape, is_paid, stretch, ahead)
   SELECT current_date, n, 'banner', true, 'filler', 0 FROM numbers`,
  `INSERT INTO ad_reports (ad_id, user_id)
   SELECT 1 + n % (SELECT max(id) FROM ads) / 3 * 3, ${someone} FROM numbers, known
   ON CONFLICT DO NOTHING`,
  `INSERT INTO ad_payments (ad_id, amount, platform_amount, founder_amount, transaction_hash, status, chain_id, splitter,
     payer, log_index, block_number, paid_at, holds_ad, verified, credited, attempt)
   SELECT id, 1000000, 700000, 300000, '0x' || md5('p' || id), 'settled', 31337, '0xfiller', '0x' || left(md5(id::text), 40),
     0, 1, now() - interval '300 days' * id / ${ROWS}, true, true, true, 1 FROM ads`,
  `INSERT INTO audit_entries (actor_id, actor_name, action, subject, details)
   SELECT n, 'actor' || n, (ARRAY['ad.moderated', 'setting.changed', 'vote.counted'])[1 + n % 3], 'ads/' || n,
     jsonb_build_object('title', md5(n::text)) FROM numbers`,
  `INSERT INTO chain_events (chain_id, contract, name, subject, args, transaction_hash, log_index, block_number, block_hash,
     block_time, verified_at, folded, judged)
   SELECT 31337, '0x' || left(md5((n % 50)::text), 40), 'AdPaid', (1000000 + n)::text,
     jsonb_build_object('adId', n::text, 'payer', '0x' || md5(n::text), 'amount', '1000000'),
     '0x' || md5('e' || n), 0, 0, '0x' || md5('b'), ${TIME}, now(), true, true FROM numbers`,
  `INSERT INTO book_checkpoints (chain_id, contract, block, account)
   SELECT 31337, '0x' || left(md5((n % 50)::text), 40), n, '{}' FROM numbers`,
  `INSERT INTO alarms (code, key, params, since, ended_at)
   SELECT 'role_changed', 'filler' || n, '{}', ${TIME}, now() FROM numbers`,
  `INSERT INTO viewers (name, email) SELECT 'Viewer ' || md5(n::text), 'viewer' || n || '@fill.test' FROM numbers`,
  'INSERT INTO viewer_choices (participant_id, viewer_id) SELECT 1 + id % 9, id FROM viewers',
  `INSERT INTO viewer_notices (viewer_id, source, participant_id, news, created_at)
   SELECT n, 'filler', 1 + n % 9, '{}', ${within(50)} FROM numbers`,
  `INSERT INTO votes (participant_id, user_id, award_id, month, comment, pseudonym, hidden, address_hash, created_at)
   SELECT 1 + n % 9, ${someone}, 1, to_char(${TIME}, 'YYYY-MM'), 'Well done ' || n, '0x' || md5('v' || n) || md5('w' || n),
     n % 500 = 0, ${ADDRESS}, ${TIME} FROM numbers, known`,
  `INSERT INTO comment_reports (vote_id, user_id)
   SELECT id, user_id FROM votes WHERE user_id IS NOT NULL AND id % 3 = 0`,
  `INSERT INTO follows (participant_id, user_id, address_hash, created_at)
   SELECT 1 + n % 9, ${someone}, ${ADDRESS}, ${TIME} FROM numbers, known`,
  `INSERT INTO uncounted_follows (participant_id, user_id, reason)
   SELECT 1 + n % 9, ${someone}, 'Filler' FROM numbers, known WHERE n % 2 = 0`,
  `INSERT INTO follower_days (participant_id, day, followers) SELECT 1 + n % 9, current_date - n / 9, n FROM numbers
   ON CONFLICT DO NOTHING`,
  `INSERT INTO progress_updates (participant_id, month, title, description) VALUES (1, 1, 'Filler', 'Filler')
   ON CONFLICT DO NOTHING`,
  `INSERT INTO report_comments (progress_update_id, user_id, text, answered, hidden, created_at)
   SELECT (SELECT min(id) FROM progress_updates), ${someone}, 'Well done ' || n, n % 3 > 0, n % 500 = 0, ${TIME}
   FROM numbers, known WHERE n % 2 = 0`,
  `INSERT INTO report_comments (progress_update_id, user_id, reply_to, replied_user_id, text, hidden, created_at)
   SELECT progress_update_id, ${someone.replaceAll('n ', 'id ')}, id, user_id, 'Thank you ' || id, id % 500 = 0, now()
   FROM report_comments, known`,
  `INSERT INTO report_comment_reports (comment_id, user_id)
   SELECT id, user_id FROM report_comments WHERE id % 3 = 0`,
  `INSERT INTO film_plays (mark, progress_update_id, participant_id, user_id, proved, address_hash, created_at)
   SELECT md5(n::text), (SELECT min(id) FROM progress_updates), 1 + n % 9, ${someone}, true, md5((n % 2000)::text), ${within(59)}
   FROM numbers, known`,
  `INSERT INTO nft_badges (user_id, badge_type, network, mint_to, holder, token_id, chain_type)
   SELECT ${someone}, 'supporter', 'local', '0x' || md5(n::text), '0x' || md5(n::text), n, 1 FROM numbers, known
   ON CONFLICT DO NOTHING`,
  `INSERT INTO notifications (user_id, kind, params, created_at, read_at)
   SELECT ${someone}, 'vote', '{}', ${within(59)}, now() FROM numbers, known`,
  `INSERT INTO operator_transactions (chain_id, signer, nonce, intent, "to", data, gas_limit, gas_price, raw, hashes, status)
   SELECT 31337, '0x' || md5('signer'), n, 'filler-' || n, '0x0', '0x', 1, 1, '0x', ARRAY['0x' || md5('o' || n)], 'done'
   FROM numbers`,
  `INSERT INTO sessions (sid, sess, expire)
   SELECT md5(n::text), json_build_object('cookie', json_build_object('path', '/'), 'passport', json_build_object('user', ${someone})),
     now() + interval '1 day' FROM numbers, known`,
  `INSERT INTO rate_limits (key, points, expire) SELECT 'filler:' || n, 1, 4102444800000 FROM numbers`,
  `INSERT INTO spent_altchas (nonce, expires_at) SELECT md5(n::text), now() + interval '1 minute' * n FROM numbers`,
  `INSERT INTO wallet_nonces (nonce, session_id, expires_at) SELECT md5(n::text), md5(n::text), now() + interval '1 hour' FROM numbers`,
  `INSERT INTO uploads (user_id, format, content_type, bytes, width, height, sha256, uses, created_at)
   SELECT ${someone}, 'banner', 'image/png', '\\x00', 1, 1, md5(n::text), 1, ${TIME} FROM numbers, known`,
  `INSERT INTO mail_preferences (user_id, news) SELECT id, 'off' FROM users ON CONFLICT DO NOTHING`,
  `INSERT INTO notification_preferences (user_id, digest, digest_from, digest_due_at)
   SELECT id, 'weekly', now(), now() + interval '1 day' FROM users ON CONFLICT DO NOTHING`,
  `INSERT INTO push_subscriptions (user_id, session, endpoint, p256dh, auth)
   SELECT id, md5(id::text), 'https://push.example/' || md5(id::text), 'filler', 'filler' FROM users`,
  // The next minute takes them all, in a few rounds, and leaves the table empty as it mostly is.
  `INSERT INTO news_to_push (notification_id, user_id) SELECT n, ${someone} FROM numbers, known WHERE n <= 2000`,
  `INSERT INTO vote_reminders (user_id, month, created_at) SELECT id, '2020-01', now() - interval '30 days' FROM users
   ON CONFLICT DO NOTHING`,
  `INSERT INTO news_to_mail (notification_id, user_id, due_at)
   SELECT n, ${someone}, now() + interval '1 hour' FROM numbers, known`,
  `INSERT INTO outbox (recipient, language, kind, params, user_id, created_at, next_try_at, sent_at)
   SELECT 'filler' || n || '@example.test', 'en', 'email_changed', '{}', ${someone}, ${within(6)}, now(),
     ${within(6)} FROM numbers, known`,
  `INSERT INTO picture_copies (user_id, use, address, address_hash, state)
   SELECT ${someone}, 'ad', 'https://example.org/' || n, md5(n::text), (ARRAY['waiting', 'failed'])[1 + n % 2] FROM numbers, known`,
  `INSERT INTO account_tokens (kind, hash, user_id, email, expires_at)
   SELECT 'reset_password', md5(n::text), ${someone}, 'filler' || n || '@example.test', now() + interval '1 hour' FROM numbers, known`,
  `INSERT INTO passkeys (user_id, credential_id, public_key, name)
   SELECT id, 'filler' || id, '\\x00', 'Filler' FROM users WHERE username LIKE 'filler%'`,
  `INSERT INTO passkey_challenges (challenge, purpose, expires_at)
   SELECT md5(n::text), 'sign-in', now() + interval '1 hour' FROM numbers`,
  `INSERT INTO totp_secrets (user_id, secret) SELECT id, 'none' FROM users WHERE username LIKE 'filler%'`,
  `INSERT INTO recovery_codes (hash, user_id) SELECT md5(id::text), id FROM users WHERE username LIKE 'filler%'`,
  `INSERT INTO site_events (event, data, created_at) SELECT 'ad', '{"id": 1}', now() + interval '1 hour' FROM numbers`,
] as const;

/** Fills every table that grows, and lets the planner know. */
export async function fillTables(dataSource: DataSource): Promise<void> {
  await onOwnConnection(dataSource, (client) =>
    bulkLoad(client, async () => {
      for (const fill of FILLS)
        await client.query(
          `WITH numbers AS (SELECT n FROM generate_series(1, ${ROWS}) n),
             known AS (SELECT array_agg(id ORDER BY id) AS people FROM users)
           ${fill}`,
        );
    }),
  );
  await lookAtTables(dataSource);
}

/** As the database does by itself from time to time, and at its leisure. */
export async function lookAtTables(dataSource: DataSource): Promise<void> {
  await onOwnConnection(dataSource, (client) => client.query('VACUUM ANALYZE'));
}
