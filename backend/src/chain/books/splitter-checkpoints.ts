import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { BookCheckpoint } from './entities/book-checkpoint.entity.js';
import { accountAt, recountAt, type SplitterPlace } from './splitter-ledger.js';
import { differencesOf, storedAccount } from './stored-account.js';

/** Events between two checkpoints: so many are added up at most for an account at any final block, but for those of one block. */
export const STEP = 1_000;

/** First half of the advisory lock; the chain's id is the second. The migration BookCheckpoints has the other side of it. */
const LOCK = 73053;

/** What is asked of PostgreSQL when a lock was not given in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Makes what checkpoints are lacking up to a final block, one a transaction, and takes away those that hold no more. Where events
 * are being written all the time the next call goes on.
 */
export async function addCheckpoints(
  dataSource: DataSource,
  place: SplitterPlace,
  final: number,
): Promise<void> {
  const { manager } = dataSource;
  while ((await isLate(manager, place)) || (await nextBlock(manager, place, final)) !== undefined) {
    const isDone = await dataSource.transaction(async (each) => addNext(each, place, final)).catch(notNow);
    if (!isDone) return;
  }
}

/** Nothing is lacking where another process has done it meanwhile. */
async function addNext(manager: EntityManager, place: SplitterPlace, final: number): Promise<boolean> {
  // Whoever writes events waits as long as this is held.
  await manager.query(`SET LOCAL lock_timeout = 500; SET LOCAL idle_in_transaction_session_timeout = 5000`);
  await manager.query('SELECT pg_advisory_xact_lock($1, $2)', [LOCK, place.chainId]);
  await manager.query(DROP_LATE, [place.contract, place.chainId]);
  const block = await nextBlock(manager, place, final);
  if (block === undefined) return true;
  const account = await accountAt(manager, place.chainId, place.contract, block);
  await manager.insert(BookCheckpoint, { ...place, block, account: storedAccount(account) });
  return true;
}

/** False where writers of events had the lock for too long. */
function notNow(error: unknown): boolean {
  const isBusy =
    error instanceof QueryFailedError && (error.driverError as { code?: string }).code === LOCK_NOT_AVAILABLE;
  if (!isBusy) throw error;
  return false;
}

/** The block whose events fill the next step; undefined while there are too few. */
async function nextBlock(
  manager: EntityManager,
  { contract, chainId }: SplitterPlace,
  final: number,
): Promise<number | undefined> {
  const [row] = await manager.query<{ block: number }[]>(NEXT_BLOCK, [contract, chainId, final]);
  return row?.block;
}

async function isLate(manager: EntityManager, { contract, chainId }: SplitterPlace): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    'SELECT FROM late_book_events WHERE contract = $1 AND chain_id = $2 LIMIT 1',
    [contract, chainId],
  );
  return rows.length > 0;
}

/** Checkpoints counted anew, each from the one before it, so that all together are a full count. */
interface Recount {
  /** The last block that was counted; null when none is left. */
  upTo: number | null;
  compared: number;
  /** In words; nothing of a checkpoint that went meanwhile. */
  differences: string[];
}

/**
 * Counts checkpoints after a block anew, so many at most. One that is wrong is taken away with all that were made from it: they are
 * made again.
 */
export async function recountCheckpoints(
  manager: EntityManager,
  place: SplitterPlace,
  after: number,
  atMost: number,
): Promise<Recount> {
  const blocks = await manager.query<{ block: number }[]>(
    `SELECT block FROM book_checkpoints WHERE contract = $1 AND chain_id = $2 AND block > $3 ORDER BY block LIMIT $4`,
    [place.contract, place.chainId, after, atMost],
  );
  for (const [index, { block }] of blocks.entries()) {
    const { counted, told } = await recountAt(manager, place, block);
    const differences = told ? differencesOf(told, counted) : [];
    if (differences.length === 0) continue;
    await manager.query('INSERT INTO late_book_events (contract, chain_id, block) VALUES ($1, $2, $3)', [
      place.contract,
      place.chainId,
      block,
    ]);
    return { upTo: null, compared: index + 1, differences: [`at block ${block}: ${differences.join('; ')}`] };
  }
  const isLast = blocks.length < atMost;
  return { upTo: isLast ? null : blocks.at(-1)!.block, compared: blocks.length, differences: [] };
}

const DROP_LATE = `
  WITH late AS (DELETE FROM late_book_events WHERE contract = $1 AND chain_id = $2 RETURNING block)
  DELETE FROM book_checkpoints
  WHERE contract = $1 AND chain_id = $2 AND block >= (SELECT min(block) FROM late)
`;

const NEXT_BLOCK = `
  SELECT block_number AS block FROM chain_events
  WHERE contract = $1 AND chain_id = $2 AND block_number <= $3 AND block_number > coalesce(
    (SELECT max(block) FROM book_checkpoints WHERE contract = $1 AND chain_id = $2), -1)
  ORDER BY block_number, log_index OFFSET ${STEP - 1} LIMIT 1
`;
