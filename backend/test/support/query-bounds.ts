import type { Client } from 'pg';
import { WALKED, WALKED_APART } from '../../src/common/lists/found-rows.js';
import { NAMED } from '../../src/common/lists/searched-table.js';
import { MAX_ROWS } from '../../src/common/lists/list-page.js';
import type { AskedQuery } from './asked-queries.js';
import { costOf, type QueryCost } from './query-cost.js';

/** So much may be read for an answer, whether it holds anything or not, and so much more for each of its rows. */
const MOST = { rows: 2_000, pages: 2_000 };
const MOST_A_ROW = { rows: 20, pages: 40 };

/** Tables that stay small for ever; all others may only be read by an index. */
const SMALL = {
  awards: 'three a season',
  award_score_drafts: 'participants times judges of a season',
  award_scores: 'participants times judges of a season',
  badge_mints: 'those of a day, of which a setting says how many, and each minute earlier ones go',
  book_agreements: 'one row a contract',
  book_check_progress: 'one row a contract',
  book_checks: 'one row a contract',
  book_schedules: 'one row a chain',
  chain_blocks: 'blocks that are not final',
  chain_cursors: 'one row a contract',
  chain_deployments: 'one row a contract',
  chain_heads: 'one row a chain',
  closed_talks: 'one row a report at most',
  judges: 'those of a season',
  late_book_events: 'those since checkpoints were made last',
  migrations: 'read at start',
  participants: 'a hundred places at most, and those who gave theirs up',
  progress_updates: 'twelve months of each participant',
  progress_versions: 'their changes',
  reminder_rounds: 'one row a month',
  running_sums: 'one row a month and contract, and the changes of a minute',
  seasons: 'one row a season',
  settings: 'those of the console',
  unclaimed_refunds: 'fifty of a day on each chain',
  untold_votes: 'those of half a second',
  vote_months: 'one row a month',
  vote_totals: 'one row a month, award and participant',
  vote_trees: 'one row a month',
};

/** What may read more, and how many rows and pages of it; without a bound, all that there is. */
const ALLOWED: { statement: RegExp; because: string; rows?: number; pages?: number }[] = [
  {
    statement: /^\s*WITH (burst|beginning) AS/,
    because:
      'who looks for bursts wants all votes, plays or follows of the 60 days for which networks are kept',
  },
  {
    statement: /\bFROM uncounted_mailboxes WHERE participant_id = ANY/,
    because: 'nobody is left of it, once the award is closed',
  },
  {
    statement: /\bDELETE FROM news_to_push WHERE notification_id = ANY/,
    because: 'five hundred of many are taken by their keys; of a table that is as good as empty all is read',
    rows: 2_500,
    pages: 4_000,
  },
  {
    statement: /\bcounted AS \(SELECT count\(\*\) AS count, 0::numeric AS amount FROM nft_badges\b/,
    because: 'the books count all badges anew once an hour (ADR 0360)',
  },
  {
    statement: /FROM \(SELECT FROM ads WHERE .* LIMIT \$1\)/s,
    because: 'figures stop at a bound, of each of four states and of ads that are reported',
    rows: 5 * MAX_ROWS,
  },
  {
    statement: /FROM \(SELECT FROM outbox WHERE .* LIMIT \$1\)/s,
    because: 'figures stop at a bound, of each state',
    rows: 4 * MAX_ROWS,
  },
  {
    statement: /\bWITH RECURSIVE reported\b/,
    because: 'so many of the reported ads are looked at, in whatever order and with whatever status',
    rows: 4 * MAX_ROWS,
  },
  {
    statement: new RegExp(`OFFSET ${WALKED_APART - 1}\\b`),
    because: 'as below, in an order whose rows lie apart, or where each row asks for another',
    rows: 1.2 * WALKED_APART,
    pages: 1.2 * WALKED_APART,
  },
  {
    statement: new RegExp(`\\bstrpos\\(|OFFSET ${WALKED - 1}\\b`),
    because: 'what is common or too short for an index is looked for in so many rows of the list',
    rows: 1.2 * WALKED,
    pages: 1.2 * WALKED,
  },
  {
    statement: /(AS MATERIALIZED \(SELECT FROM|ARRAY\(SELECT id FROM) \w+ WHERE \(\w+ LIKE \$/,
    because: 'what the index names is read up to so many rows, and else looked for in the list',
    rows: 1.2 * NAMED,
  },
];

/** Statements that are the queue's own (of its indexes it asks the catalogue), or take no more than a lock. */
const OTHERS = /\bpgboss\.|\bFROM pg_class i\b|\bpg_locks\b|^\s*SELECT pg_\w*advisory\w*\([^()]*\)[^()]*$/;

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;

/** A row that is there already is not written a second time; it would be one. */
const isThereAlready = (error: unknown): boolean => codeOf(error) === '23505';

/** The application itself is at work on the same rows: that says nothing of what a statement costs. */
const isHeld = (error: unknown): boolean => ['55P03', '40P01'].includes(codeOf(error) ?? '');

async function costOnceFree(
  client: Client,
  query: AskedQuery,
  triesLeft = 10,
): Promise<QueryCost | undefined> {
  try {
    return await costOf(client, query);
  } catch (error) {
    if (triesLeft === 0 || !isHeld(error)) throw error;
    return costOnceFree(client, query, triesLeft - 1);
  }
}

/** What is wrong with what a statement cost; nothing where it is within the bounds. */
export async function offencesOf(client: Client, query: AskedQuery): Promise<string[]> {
  if (OTHERS.test(query.text)) return [];
  try {
    const cost = await costOnceFree(client, query);
    return cost ? judge(query.text, cost).map((what) => `${what}: ${shown(query)}`) : [];
  } catch (error) {
    return isThereAlready(error) ? [] : [`${String(error)}: ${shown(query)}`];
  }
}

function judge(text: string, { rowsRead, pages, answered, wholeTables }: QueryCost): string[] {
  const allowed = ALLOWED.find(({ statement }) => statement.test(text));
  if (allowed && rowsRead <= (allowed.rows ?? Infinity) && pages <= (allowed.pages ?? Infinity)) return [];
  const whole = wholeTables.filter((table) => !(table in SMALL)).map((table) => `reads all of ${table}`);
  const mayRead = (what: 'rows' | 'pages'): number => MOST[what] + MOST_A_ROW[what] * answered;
  if (rowsRead > mayRead('rows')) whole.push(`reads ${rowsRead} rows for ${answered}`);
  if (pages > mayRead('pages')) whole.push(`reads ${pages} pages for ${answered} rows`);
  return whole;
}

function shown({ text, values }: AskedQuery): string {
  const short = text.replace(/\s+/g, ' ').replace(/^SELECT .* FROM (?="?\w+"? )/, '... FROM ');
  return `${short.slice(0, 400)} ${JSON.stringify(values).slice(0, 200)}`;
}
