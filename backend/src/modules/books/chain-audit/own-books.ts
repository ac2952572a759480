import { mkdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { BlockPosition } from '../../../chain/nodes/chain-client.js';
import type { FoundEvent } from '../../../chain/events/found-event.js';
import type { FoldedPayment } from '../../payments/payment-fold.js';

/** What an event or a payment is found by, unique on its chain. */
export type Place = Pick<FoundEvent, 'transactionHash' | 'logIndex'>;

const TABLES = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA locking_mode = EXCLUSIVE;
  CREATE TABLE IF NOT EXISTS progress (only INTEGER PRIMARY KEY CHECK (only = 1), number INTEGER, hash TEXT);
  CREATE TABLE IF NOT EXISTS events (
    transaction_hash TEXT, log_index INTEGER, contract TEXT, subject TEXT, block INTEGER, told TEXT, known INTEGER DEFAULT 0,
    PRIMARY KEY (transaction_hash, log_index)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS events_by_block ON events (contract, block, log_index);
  CREATE INDEX IF NOT EXISTS events_by_subject ON events (contract, subject, block, log_index);
  CREATE TABLE IF NOT EXISTS payments (
    transaction_hash TEXT, log_index INTEGER, told TEXT, known INTEGER DEFAULT 0, PRIMARY KEY (transaction_hash, log_index)
  ) WITHOUT ROWID;
`;

const meetSql = (table: 'events' | 'payments'): string =>
  `UPDATE ${table} SET known = 1 WHERE transaction_hash = ? AND log_index = ? RETURNING told`;

/**
 * What an audit reads from a chain, in a file rather than in memory: a million payments do not fit there, and an audit that was ended goes
 * on where it was. Nothing in it comes from the site's database.
 */
export class OwnBooks {
  private readonly file: DatabaseSync;
  // Prepared once, as they are asked a million times.
  private readonly meetEvent: StatementSync;
  private readonly meetPayment: StatementSync;

  private constructor(private readonly path: string) {
    this.file = new DatabaseSync(path);
    this.file.exec(TABLES);
    this.meetEvent = this.file.prepare(meetSql('events'));
    this.meetPayment = this.file.prepare(meetSql('payments'));
  }

  /** @param name of the file, so that other contracts are other books */
  static open(folder: string, name: string): OwnBooks {
    return new OwnBooks(join(privateFolder(folder), `${name}.sqlite`));
  }

  /** The last block that was read; null before the first. */
  progress(): BlockPosition | null {
    const row = this.file.prepare('SELECT number, hash FROM progress').get();
    return (row as unknown as BlockPosition | undefined) ?? null;
  }

  /** Keeps what a range told, and up to where all is told, or neither. */
  keep(events: readonly FoundEvent[], readUpTo?: BlockPosition): void {
    this.inTransaction(() => {
      const insert = this.file.prepare(
        `INSERT INTO events (transaction_hash, log_index, contract, subject, block, told) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET contract = excluded.contract, subject = excluded.subject, block = excluded.block, told = excluded.told`,
      );
      for (const event of events) {
        const { transactionHash, logIndex, contract, subject, blockNumber } = event;
        insert.run(transactionHash, logIndex, contract, subject, blockNumber, JSON.stringify(event));
      }
      if (readUpTo)
        this.file
          .prepare('INSERT OR REPLACE INTO progress VALUES (1, ?, ?)')
          .run(readUpTo.number, readUpTo.hash);
    });
  }

  /** The events at these places, which count as known to both from then on; undefined where the chain has none. */
  meet(places: readonly Place[]): (FoundEvent | undefined)[] {
    return this.meetIn(this.meetEvent, places).map((found) => found && eventOf(found));
  }

  /** Events up to a block that were not met, oldest first. */
  *unmet(upTo: number): Generator<FoundEvent> {
    const rows = this.file.prepare(
      'SELECT told FROM events WHERE known = 0 AND block <= ? ORDER BY block, log_index',
    );
    for (const row of rows.iterate(upTo)) yield eventOf(row);
  }

  /** How many events a contract has, and how many of them are payments. */
  count(contract: string): { events: number; payments: number } {
    const counted = this.file.prepare(
      `SELECT count(*) AS events, count(*) FILTER (WHERE told ->> 'name' = 'AdPaid') AS payments FROM events WHERE contract = ?`,
    );
    return counted.get(contract.toLowerCase()) as unknown as { events: number; payments: number };
  }

  /** A contract's events, oldest first. */
  *eventsOf(contract: string): Generator<FoundEvent> {
    const rows = this.file.prepare('SELECT told FROM events WHERE contract = ? ORDER BY block, log_index');
    for (const row of rows.iterate(contract.toLowerCase())) yield eventOf(row);
  }

  /** A contract's events up to a block by what they are about, of each the oldest first. */
  *eventsBySubject(contract: string, upTo: number): Generator<FoundEvent[]> {
    const rows = this.file.prepare(
      'SELECT told FROM events WHERE contract = ? AND block <= ? ORDER BY subject, block, log_index',
    );
    let own: FoundEvent[] = [];
    for (const row of rows.iterate(contract.toLowerCase(), upTo)) {
      const event = eventOf(row);
      if (own.length > 0 && own[0]!.subject !== event.subject) {
        yield own;
        own = [];
      }
      own.push(event);
    }
    if (own.length > 0) yield own;
  }

  /** Replaces what was folded before. */
  keepPayments(payments: Iterable<FoldedPayment>): void {
    this.inTransaction(() => {
      this.file.exec('DELETE FROM payments');
      const insert = this.file.prepare('INSERT INTO payments VALUES (?, ?, ?, 0)');
      for (const payment of payments)
        insert.run(payment.transactionHash, payment.logIndex, JSON.stringify(payment));
    });
  }

  /** As {@link meet}, of payments. */
  meetPayments(places: readonly Place[]): (FoldedPayment | undefined)[] {
    return this.meetIn(this.meetPayment, places).map((found) => found && paymentOf(found));
  }

  /** Payments that were not met. */
  *unmetPayments(): Generator<FoldedPayment> {
    for (const row of this.file.prepare('SELECT told FROM payments WHERE known = 0').iterate())
      yield paymentOf(row);
  }

  /** Forgets all, as of books whose chain is another. */
  clear(): void {
    this.file.exec('DELETE FROM events; DELETE FROM payments; DELETE FROM progress');
  }

  /** Leaves it for an audit that goes on. */
  close(): void {
    this.file.close();
  }

  /** Of an audit that came to its end: the next one counts anew. */
  remove(): void {
    this.file.close();
    for (const part of ['', '-wal', '-shm']) rmSync(this.path + part, { force: true });
  }

  /** What an earlier comparison met is to be met anew. */
  unmeet(): void {
    this.file.exec('UPDATE events SET known = 0 WHERE known = 1');
  }

  private meetIn(statement: StatementSync, places: readonly Place[]): (Row | undefined)[] {
    return this.inTransaction(() =>
      places.map(({ transactionHash, logIndex }) => statement.get(transactionHash, logIndex)),
    );
  }

  private inTransaction<T>(work: () => T): T {
    this.file.exec('BEGIN');
    try {
      const result = work();
      this.file.exec('COMMIT');
      return result;
    } catch (error) {
      this.file.exec('ROLLBACK');
      throw error;
    }
  }
}

/** @throws Error where somebody else could have written what is there */
function privateFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = statSync(folder);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0)
    throw new Error(`AUDIT_DIR: ${folder} can be written by others, who could have the audit say anything`);
  return folder;
}

/** Where an audit keeps what it reads, unless AUDIT_DIR names a folder. */
export const defaultAuditDir = (): string => join(tmpdir(), `change-makers-audit-${process.getuid?.() ?? 0}`);

type Row = Record<string, unknown>;

const eventOf = ({ told }: Row): FoundEvent => {
  const event = JSON.parse(told as string) as FoundEvent;
  return { ...event, blockTime: new Date(event.blockTime) };
};

const paymentOf = ({ told }: Row): FoldedPayment => {
  const payment = JSON.parse(told as string) as FoldedPayment;
  return { ...payment, paidAt: new Date(payment.paidAt) };
};
