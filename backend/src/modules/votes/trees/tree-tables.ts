import type { Client } from 'pg';
import { HASH_BYTES, type PublishedVote } from '../vote-leaf.ts';
import type { FileEnd, LeafPart } from './leaf-part.ts';

// Names the lock of whoever makes a tree.
const MAKING = 7_305_122;
// Also in month-lock.ts.
const MONTH_LOCKS = 7_305_121;

/** Rows that are dropped or cleared by one statement: some 20 MB. */
const SLICE = 100;

/** What the making of a month's tree reads and writes, a short statement each, on a connection of its own. */
export class TreeTables {
  private readonly client: Client;
  private readonly month: string;
  private readonly lock: number;

  // Tests run this from its source, where Node knows no properties among parameters.
  constructor(client: Client, month: string) {
    this.client = client;
    this.month = month;
    this.lock = Number(month.replace('-', ''));
  }

  /** Until the connection ends; false while another process makes it. */
  async lockAlone(): Promise<boolean> {
    const [row] = await this.rows<{ taken: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS taken', [
      MAKING,
      this.lock,
    ]);
    return row!.taken;
  }

  /** Whoever is just changing a vote of the month is waited for, since only who comes later finds the tree and marks it as outdated. */
  async begin(): Promise<{ isMade: boolean }> {
    const wasOutdated = await this.isOutdated();
    if (wasOutdated) await this.dropWritten();
    await this.client.query('BEGIN');
    await this.client.query('SELECT pg_advisory_xact_lock($1, $2)', [MONTH_LOCKS, this.lock]);
    await this.client.query(
      `INSERT INTO vote_trees AS tree (month) VALUES ($1)
       ON CONFLICT (month) DO UPDATE SET is_outdated = false WHERE $2 AND tree.is_outdated`,
      [this.month, wasOutdated],
    );
    await this.client.query('COMMIT');
    const [tree] = await this.rows<{ isMade: boolean }>(
      'SELECT root IS NOT NULL AS "isMade" FROM vote_trees WHERE month = $1',
    );
    return { isMade: tree?.isMade ?? false };
  }

  /** Whether a vote was changed since it was begun. */
  async isOutdated(): Promise<boolean> {
    const [tree] = await this.rows<{ isOutdated: boolean }>(
      'SELECT is_outdated AS "isOutdated" FROM vote_trees WHERE month = $1',
    );
    return tree?.isOutdated ?? false;
  }

  async drop(): Promise<void> {
    await this.client.query('DELETE FROM vote_trees WHERE month = $1', [this.month]);
  }

  votesAfter(pseudonym: string, count: number): Promise<PublishedVote[]> {
    return this.rows<PublishedVote>(
      `SELECT participant_id AS "participantId", award_id AS "awardId", pseudonym, counted FROM votes
       WHERE month = $1 AND pseudonym COLLATE "C" > $2 ORDER BY pseudonym COLLATE "C" LIMIT $3`,
      [this.month, pseudonym, count],
    );
  }

  /** Where the last stored part ends; undefined where there is none. */
  async lastPart(): Promise<FileEnd | undefined> {
    const [part] = await this.rows<FileEnd>(
      `SELECT number, last, crc::float8 AS crc FROM vote_tree_parts WHERE month = $1 ORDER BY number DESC LIMIT 1`,
    );
    return part;
  }

  /** @throws where the tree was taken away, as all that writes here does */
  async addPart({ number, leaves, last, body, plainSize, crc, hashes }: LeafPart): Promise<void> {
    await this.client.query(
      `INSERT INTO vote_tree_parts (month, number, leaves, last, size, plain_size, crc, body, hashes)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [this.month, number, leaves, last, body.length, plainSize, crc, body, hashes],
    );
  }

  /** The leaves' hashes, part by part. */
  async *hashes(): AsyncGenerator<Buffer> {
    for (let number = 0; ; number++) {
      const [part] = await this.rows<{ hashes: Buffer }>(
        'SELECT hashes FROM vote_tree_parts WHERE month = $1 AND number = $2',
        [this.month, number],
      );
      if (!part) return;
      yield part.hashes;
    }
  }

  /** Those of somebody who was ended in the middle. */
  async dropChunks(): Promise<void> {
    await this.bySlices('vote_tree_chunks', 'DELETE FROM vote_tree_chunks');
  }

  /** The leaves' hashes now stand in the chunks. */
  async clearHashes(): Promise<void> {
    await this.bySlices('vote_tree_parts', 'UPDATE vote_tree_parts SET hashes = NULL', 'hashes IS NOT NULL');
  }

  /** The root, which is written after all other nodes; undefined until then. */
  async root(): Promise<string | undefined> {
    const [chunk] = await this.rows<{ root: string }>(
      `SELECT '0x' || encode(substring(hashes FOR ${HASH_BYTES}), 'hex') AS root FROM vote_tree_chunks
       WHERE month = $1 AND number = 0`,
    );
    return chunk?.root;
  }

  async addChunk(number: number, firstLeaf: Buffer | null, hashes: Buffer): Promise<void> {
    await this.client.query(
      'INSERT INTO vote_tree_chunks (month, number, first_leaf, hashes) VALUES ($1, $2, $3, $4)',
      [this.month, number, firstLeaf, hashes],
    );
  }

  async plainSize(): Promise<number> {
    const [row] = await this.rows<{ size: number }>(
      'SELECT sum(plain_size)::float8 AS size FROM vote_tree_parts WHERE month = $1',
    );
    return row!.size;
  }

  /** From here on it is found; false where a vote was changed meanwhile. */
  async finish(root: string, end: LeafPart): Promise<boolean> {
    await this.client.query('BEGIN');
    await this.addPart(end);
    const { rowCount } = await this.client.query(
      `UPDATE vote_trees tree SET root = $2, differs = false, (leaves, bytes) =
         (SELECT sum(part.leaves), sum(part.size) FROM vote_tree_parts part WHERE part.month = tree.month)
       WHERE month = $1 AND NOT is_outdated`,
      [this.month, root],
    );
    await this.client.query(rowCount === 1 ? 'COMMIT' : 'ROLLBACK');
    return rowCount === 1;
  }

  private async dropWritten(): Promise<void> {
    await this.bySlices('vote_tree_parts', 'DELETE FROM vote_tree_parts');
    await this.dropChunks();
  }

  /** So few rows at a time that no statement takes longer for a large month. */
  private async bySlices(table: string, change: string, wanted = 'true'): Promise<void> {
    const slice = `SELECT number FROM ${table} WHERE month = $1 AND ${wanted} ORDER BY number LIMIT ${SLICE}`;
    for (let changed: number | null = SLICE; changed === SLICE;)
      ({ rowCount: changed } = await this.client.query(
        `${change} WHERE month = $1 AND number = ANY (ARRAY(${slice}))`,
        [this.month],
      ));
  }

  private async rows<T extends object>(text: string, values: unknown[] = [this.month]): Promise<T[]> {
    const { rows } = await this.client.query<T>(text, values);
    return rows;
  }
}
