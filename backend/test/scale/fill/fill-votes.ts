import { PARTICIPANTS } from '../sizes.ts';
import { type Fill, type Filling, numbers } from './fill.ts';

/** SQL: the month so many months ago. */
export const monthAgo = (months: string): string =>
  `to_char(date_trunc('month', now() AT TIME ZONE 'UTC') - make_interval(months => ${months}), 'YYYY-MM')`;

/** The newest month that is old enough to be fixed at any day. */
const NEWEST_ENDED = 2;

/** A vote in ten is of the current month, by an account that has voted in no other. */
const endedVotes = ({ sizes: { rows } }: Filling): number => Math.floor(rows * 0.9);

/** Nine of ten votes are of months that ended; their totals come when the months are to be fixed. */
export const fillVotes: Fill = (filling) => {
  const { rows, months } = filling.sizes;
  const ended = endedVotes(filling);
  const month = monthAgo(`past + ${NEWEST_ENDED - 1}`);
  const key = `past || '-' || n`;
  return [
    `INSERT INTO votes (id, participant_id, user_id, award_id, month, comment, pseudonym, created_at)
     SELECT (past - 1) * ${ended} + n, 1 + n % ${PARTICIPANTS}, n, award.id, ${month}, CASE WHEN n % 5 = 0 THEN 'Well done ' || n END,
       '0x' || md5('v' || ${key}) || md5('w' || ${key}), (${month} || '-02')::timestamptz + interval '20 days' * n / ${ended}
     FROM generate_series(1, ${months}) past, ${numbers(ended)}, awards award WHERE award.kind = 'votes'`,
    `SELECT setval('votes_id_seq', ${months * ended})`,
    `INSERT INTO votes (participant_id, user_id, award_id, month, comment, pseudonym, address_hash, created_at)
     SELECT 1 + n % ${PARTICIPANTS}, n, award.id, ${monthAgo('0')}, CASE WHEN n % 5 = 0 THEN 'Go on ' || n END,
       '0x' || md5('x' || n) || md5('y' || n), md5((n % 5000)::text),
       date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' + (now() - date_trunc('month', now())) * n / ${rows}
     FROM generate_series(${ended + 1}, ${rows}) n, awards award WHERE award.kind = 'votes'`,
    totalsOf(`= ${monthAgo('0')}`),
  ];
};

/** What makes ended months known, so that they are fixed. */
export const endMonths: Fill = () => [
  totalsOf(`< ${monthAgo('0')}`),
  `UPDATE participants SET
     votes_received = (SELECT coalesce(sum(counted), 0) FROM vote_totals WHERE participant_id = participants.id),
     comments_received = (SELECT count(*) FROM votes WHERE participant_id = participants.id AND comment IS NOT NULL AND counted)`,
];

const totalsOf = (months: string): string =>
  `INSERT INTO vote_totals (month, award_id, participant_id, votes, counted)
   SELECT month, award_id, participant_id, count(*), count(*) FILTER (WHERE counted) FROM votes WHERE month ${months} GROUP BY 1, 2, 3`;
