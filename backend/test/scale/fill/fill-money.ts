import { EVENTS_A_BLOCK } from '../filled-chain.ts';
import { type Fill, numbers, within } from './fill.ts';

/** SQL: the same as `hashOf`. */
const hash = (kind: string, number: string): string => `'0x${kind}' || lpad(to_hex(${number}), 63, '0')`;

/** SQL: the same as `payerOf`. */
const payer = `'0x1' || lpad(n::text, 39, '0')`;

const category = `(ARRAY['design', 'crypto', 'business', 'technology'])[1 + n % 4]`;

/** The last ones were not decided on yet, and a tenth as many came after them and were not paid. */
export const fillAds: Fill = ({ sizes: { rows }, chainId }) => [
  `INSERT INTO ads (id, user_id, title, description, category, image_url, status, payment_status, payment_chain_id, transaction_hash, created_at)
   SELECT n, n, 'Lamp ' || md5(n::text), 'Rent a lamp by the evening. ' || md5('d' || n), ${category},
     CASE WHEN n <= ${rows / 10} THEN '/api/uploads/' || n END,
     'approved', 'settled', ${chainId}, ${hash('a', 'n')}, ${within(300, rows)} FROM ${numbers(rows)}`,
  `INSERT INTO ads (id, user_id, title, description, category, status, created_at)
   SELECT ${rows} + n, n, 'Stove ' || md5(n::text), 'Cook with the sun. ' || md5('d' || n), ${category}, 'pending', now()
   FROM ${numbers(rows / 10)}`,
  `INSERT INTO ad_reports (ad_id, user_id) SELECT n, n - 1 FROM ${numbers(rows)} WHERE n % 3 = 0`,
  `SELECT setval('ads_id_seq', ${rows + rows / 10})`,
  `INSERT INTO ad_counts (ad_id, day, slot, served, viewable, clicks, reach)
   SELECT n, current_date - n % 30, (ARRAY['home-banner', 'ad-sidebar'])[1 + n % 2], 100, 60, 1, 40 FROM ${numbers(rows)}`,
];

/** As the chain's stand-in tells them, folded, with the sums that would have been kept. */
export const fillPayments: Fill = ({ sizes: { rows }, chain, chainId }) => {
  const contract = `'${chain.address.toLowerCase()}'`;
  const time = (block: string): string =>
    `to_timestamp(${chain.beganAt} + ${block}::bigint * ${chain.timeOf(chain.lastBlock) - chain.beganAt} / ${chain.lastBlock})`;
  const block = (first: number): string => `(${first} + (n - 1) / ${EVENTS_A_BLOCK})`;
  const event = (
    name: string,
    kind: string,
    {
      number,
      args,
      subject = 'NULL',
      index = `(n - 1) % ${EVENTS_A_BLOCK}`,
      from = numbers(rows),
      id = 'n',
    }: EventSql,
  ): string =>
    `INSERT INTO chain_events (chain_id, contract, name, subject, args, transaction_hash, log_index, block_number, block_hash,
       block_time, verified_at, folded, judged)
     SELECT ${chainId}, ${contract}, '${name}', ${subject}, ${args}, ${hash(kind, id)}, ${index}, ${number}, ${hash('b', number)},
       ${time(number)}, now(), true, true FROM ${from}`;
  const ofAd = `'adId', n::text, 'payer', ${payer}, 'attempt', '1'`;
  const shares = { founder: chain.founderShare, platform: chain.price - chain.founderShare };
  const { founder, platform } = chain.payees;
  const two = (values: string): string => `(VALUES ${values}) both_payees (n, payee, amount)`;
  const paid = block(2);
  return [
    event('PayeeChanged', 'e', {
      number: '1',
      args: `jsonb_build_object('payee', '0x' || repeat('0', 40), 'successor', payee)`,
      from: two(`(0, '${founder}', 0), (1, '${platform}', 0)`),
      index: 'n',
    }),
    event('AdPaid', 'a', {
      number: paid,
      subject: 'n::text',
      args: `jsonb_build_object(${ofAd}, 'amount', '${chain.price}')`,
    }),
    event('AdSettled', 'c', {
      number: block(2 + chain.paidBlocks),
      subject: 'n::text',
      args: `jsonb_build_object(${ofAd}, 'founderShare', '${shares.founder}', 'platformShare', '${shares.platform}')`,
    }),
    event('Released', 'd', {
      number: `${chain.lastBlock}`,
      args: `jsonb_build_object('payee', payee, 'amount', amount::text)`,
      from: two(
        `(0, '${founder}', ${shares.founder * BigInt(rows)}::numeric), (1, '${platform}', ${shares.platform * BigInt(rows)})`,
      ),
      index: 'n',
    }),
    `INSERT INTO ad_payments (ad_id, amount, platform_amount, founder_amount, transaction_hash, status, outcome, outcome_hash, chain_id,
       splitter, payer, log_index, block_number, paid_at, holds_ad, verified, attempt)
     SELECT n, ${chain.price}, ${shares.platform}, ${shares.founder}, ${hash('a', 'n')}, 'settled', 'settled', ${hash('c', 'n')},
       ${chainId}, ${contract}, ${payer}, (n - 1) % ${EVENTS_A_BLOCK}, ${paid}, ${time(paid)}, true, true, 1 FROM ${numbers(rows)}`,
    `INSERT INTO running_sums (kind, chain_id, contract, month, count, amount)
     SELECT 'fees', chain_id, splitter, to_char(paid_at AT TIME ZONE 'UTC', 'YYYY-MM'), count(*), sum(amount)
     FROM ad_payments GROUP BY 2, 3, 4`,
    `INSERT INTO chain_deployments (chain_id, name, address, block, block_hash, past_read)
     VALUES (${chainId}, 'AdPaymentSplitter', '${chain.address}', 1, ${hash('b', '1')}, true)`,
    `INSERT INTO chain_cursors (chain_id, contract, block_number, block_hash)
     VALUES (${chainId}, ${contract}, ${chain.lastBlock}, ${hash('b', String(chain.lastBlock))})`,
  ];
};

interface EventSql {
  /** Of its block. */
  number: string;
  args: string;
  subject?: string;
  index?: string;
  from?: string;
  /** What its transaction's hash is made of. */
  id?: string;
}
