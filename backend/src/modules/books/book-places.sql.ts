import { placeOf } from './book-cursor.js';
import { ACCOUNT_ARGUMENTS, AD_EVENTS, eventNames } from './book-kinds.js';
import type { BookFilterDto } from './dto/list-book-entries.dto.js';

/** SQL with its parameters. */
export interface Statement {
  sql: string;
  parameters: unknown[];
}

/** As the index of accounts has it. */
const ACCOUNTS = `ARRAY[${ACCOUNT_ARGUMENTS.map((name) => `event.args->>'${name}'`).join(', ')}]`;

/** As a cursor names it: the order that they are in. */
const PLACE = `block_time AS "blockTime", chain_id AS "chainId", block_number AS "blockNumber", log_index AS "logIndex"`;

const NEWEST_FIRST = 'ORDER BY block_time DESC, chain_id DESC, block_number DESC, log_index DESC';

/**
 * Ids and places of the wanted events, newest first. Each filter has its index: an ad's or an account's events are few, and are
 * sorted; the newest of all are the newest of each chain and name, which lie in order.
 */
export function placesOf(filter: BookFilterDto, limit: number): Statement {
  const names = eventNames(filter.kind);
  const isAboutAd = filter.adId !== undefined;
  const parameters: unknown[] = [isAboutAd ? names.filter((name) => AD_EVENTS.includes(name)) : names];
  const given = (value: unknown): string => `$${parameters.push(value)}`;
  const conditions = [...timesOf(filter, given), ...subjectsOf(filter, given)];
  const isFew = isAboutAd || filter.account !== undefined;
  const from = isFew
    ? byNameAlone(conditions, filter, given)
    : byChainAndName(conditions, filter, given, limit);
  return { sql: `SELECT id, ${PLACE} FROM ${from} ${NEWEST_FIRST} LIMIT ${limit}`, parameters };
}

type Given = (value: unknown) => string;

function byNameAlone(conditions: string[], { chainId }: BookFilterDto, given: Given): string {
  const chain = chainId === undefined ? [] : [`event.chain_id = ${given(chainId)}`];
  return `chain_events event WHERE ${['event.name = ANY($1)', ...conditions, ...chain].join(' AND ')}`;
}

function byChainAndName(
  conditions: string[],
  { chainId }: BookFilterDto,
  given: Given,
  limit: number,
): string {
  const chain = chainId === undefined ? '' : `WHERE head.chain_id = ${given(chainId)}`;
  const own = ['event.chain_id = wanted.chain_id', 'event.name = wanted.name', ...conditions];
  return `(SELECT head.chain_id, name.name FROM chain_heads head CROSS JOIN unnest($1::text[]) name(name) ${chain}) wanted
    CROSS JOIN LATERAL (
      SELECT event.id, event.block_time, event.block_number, event.log_index
      FROM chain_events event WHERE ${own.join(' AND ')}
      ORDER BY event.block_time DESC, event.block_number DESC, event.log_index DESC LIMIT ${limit}
    ) newest`;
}

function timesOf({ from, to, cursor }: BookFilterDto, given: Given): string[] {
  const conditions = [];
  if (from) conditions.push(`event.block_time >= ${given(new Date(from))}`);
  if (to) conditions.push(`event.block_time < ${given(new Date(to))}`);
  if (cursor) conditions.push(...placesAfter(cursor, given));
  return conditions;
}

/** The time alone as well: it bounds the index, whose order the whole place does not have. */
function placesAfter(cursor: string, given: Given): string[] {
  const { blockTime, chainId, blockNumber, logIndex } = placeOf(cursor);
  const time = given(blockTime);
  const rest = [chainId, blockNumber, logIndex].map(given).join(', ');
  return [
    `event.block_time <= ${time}`,
    `(event.block_time, event.chain_id, event.block_number, event.log_index) < (${time}, ${rest})`,
  ];
}

function subjectsOf({ adId, account }: BookFilterDto, given: Given): string[] {
  const conditions = [];
  if (adId !== undefined) conditions.push(`event.subject = ${given(String(adId))}`);
  if (account) conditions.push(`${ACCOUNTS} @> ARRAY[${given(account)}]`);
  return conditions;
}
