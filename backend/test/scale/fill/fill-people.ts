import { PARTICIPANTS } from '../sizes.ts';
import { type Fill, numbers, within } from './fill.ts';

/** Networks are kept for sixty days. */
const KEPT_DAYS = 59;

/** As many networks as let no list of bursts become long. */
const network = `md5((n % 5000)::text)`;
const participant = `1 + n % ${PARTICIPANTS}`;

/** Accounts 1 to so many, before any participant: so an account has the number of its ad. */
export const fillAccounts: Fill = ({ sizes: { rows } }) => [
  `INSERT INTO users (id, username, email, password, role, created_at)
   SELECT n, 'maker' || n, 'maker' || n || '@mail' || n % 1000 || '.test', 'none', 'user', ${within(300, rows)} FROM ${numbers(rows)}`,
  `SELECT setval('users_id_seq', ${rows})`,
];

/** What accounts and visitors left behind. */
export const fillPeople: Fill = ({ sizes: { rows } }) => [
  `INSERT INTO viewers (name, email) SELECT 'Viewer ' || md5(n::text), 'viewer' || n || '@mail.test' FROM ${numbers(rows)}`,
  `INSERT INTO audit_entries (actor_id, actor_name, action, subject, details, created_at)
   SELECT n, 'maker' || n, (ARRAY['ad.moderated', 'setting.changed', 'vote.counted'])[1 + n % 3], 'ads/' || n,
     jsonb_build_object('title', md5(n::text)), ${within(300, rows)} FROM ${numbers(rows)}`,
  `INSERT INTO follows (participant_id, user_id, address_hash, created_at)
   SELECT ${participant}, n, CASE WHEN n > ${rows} * 0.9 THEN ${network} END, ${within(KEPT_DAYS * 5, rows)} FROM ${numbers(rows)}`,
  `UPDATE participants SET followers = counted.count FROM (SELECT participant_id, count(*) FROM follows GROUP BY 1) counted
   WHERE participants.id = counted.participant_id`,
  `INSERT INTO notifications (user_id, kind, params, created_at, read_at)
   SELECT n, 'vote', jsonb_build_object('participantId', ${participant}, 'month', '2026-01'), ${within(KEPT_DAYS, rows)}, now()
   FROM ${numbers(rows)}`,
  `INSERT INTO progress_updates (participant_id, month, title, description, video_url)
   SELECT ${participant}, 1 + n / ${PARTICIPANTS}, 'Month ' || n, 'What we did', 'https://www.youtube.com/watch?v=aaaaaaaaaa' || n % 10
   FROM generate_series(0, ${PARTICIPANTS * 6 - 1}) n`,
  `INSERT INTO film_plays (mark, progress_update_id, participant_id, user_id, proved, address_hash, created_at)
   SELECT md5(n::text), id, participant_id, n, true, ${network}, ${within(KEPT_DAYS, rows)}
   FROM ${numbers(rows)} JOIN LATERAL (
     SELECT id, participant_id FROM progress_updates WHERE participant_id = ${participant} ORDER BY id LIMIT 1) film ON true`,
];

/**
 * Badges that nobody compares with a contract: they come after the books were checked. Their sum is one row at once, as it would be
 * a minute after each of them had come.
 */
export const fillBadges: Fill = ({ sizes: { rows } }) => [
  'SET session_replication_role = replica',
  `INSERT INTO nft_badges (user_id, badge_type, network, contract_address, mint_to, holder, token_id, chain_type)
   SELECT n, 'supporter', 'local', '0x' || repeat('5', 40), ${wallet}, ${wallet}, n, 1 FROM ${numbers(rows)}`,
  `INSERT INTO running_sums (kind, chain_id, contract, month, count, amount) VALUES ('badges', 0, '', '', ${rows}, 0)`,
  'SET session_replication_role = DEFAULT',
];

const wallet = `'0x1' || lpad(n::text, 39, '0')`;
