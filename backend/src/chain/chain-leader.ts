import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { ATTENTION_CHANNEL, type ChainAttention } from './chain-attention.js';

/** First half of the advisory locks by which one process leads a chain; the chain's id is the second. */
export const LEADER_LOCK = 73052;

const REPORT = `
  INSERT INTO leader_reports (chain_id, pid, is_failing, problems) VALUES ($1, pg_backend_pid(), $2, $3)
  ON CONFLICT (chain_id) DO UPDATE SET pid = excluded.pid, is_failing = excluded.is_failing, problems = excluded.problems`;

/** A database that swallows packets must not leave a chain without a leader for long. */
const QUERY_TIMEOUT_MS = 3_000;

/**
 * Exactly one process does a chain's work. PostgreSQL gives the lock to another as soon as the connection of the one
 * that held it ends, however it ended.
 */
export class ChainLeader {
  private readonly logger = new Logger(ChainLeader.name);
  private client: Client | undefined;
  private isLeader = false;
  /** What this leader has told of its work. */
  private told: string | undefined;

  constructor(
    private readonly databaseUrl: string,
    private readonly chainId: number,
    private readonly attention: Pick<ChainAttention, 'wake'>,
  ) {}

  /** Whether this process led the chain when it was asked last. */
  get leads(): boolean {
    return this.isLeader;
  }

  /** Whether this process leads now: asks the database each time, as a lost connection is a lost lock. */
  async lead(): Promise<boolean> {
    try {
      this.client ??= await this.connect();
      const client = this.client;
      if (this.isLeader) await client.query('SELECT 1');
      else await this.tryLock(client);
    } catch (error) {
      this.drop();
      throw error;
    }
    return this.isLeader;
  }

  /** Tells every process how the work goes, where that has changed; the connection that holds the lock says whose word it is. */
  async report(isFailing: boolean, problems: ReadonlyMap<string, string>): Promise<void> {
    const report = [isFailing, JSON.stringify(Object.fromEntries(problems))];
    const text = report.join();
    if (!this.isLeader || text === this.told) return;
    await this.client?.query(REPORT, [this.chainId, ...report]);
    this.told = text;
  }

  async close(): Promise<void> {
    const client = this.client;
    this.drop();
    await client?.end().catch(() => undefined);
  }

  private async tryLock(client: Client): Promise<void> {
    const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS got', [
      LEADER_LOCK,
      this.chainId,
    ]);
    this.isLeader = rows[0]!.got;
    this.told = undefined;
    // Behind a pooler its connection may bear the number of the leader's before.
    if (this.isLeader) await client.query('DELETE FROM leader_reports WHERE chain_id = $1', [this.chainId]);
    if (this.isLeader) this.logger.log(`This process leads chain ${this.chainId}`);
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'future-change-makers leader',
      keepAlive: true,
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    client.on('error', () => this.drop());
    client.on('end', () => this.drop());
    client.on('notification', ({ payload }) => {
      if (payload === String(this.chainId)) this.attention.wake();
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${ATTENTION_CHANNEL}`);
    } catch (error) {
      // A database that is only read lets connect, and nobody listen.
      await client.end().catch(() => undefined);
      throw error;
    }
    // What was called out before was not heard.
    this.attention.wake();
    return client;
  }

  /** What the lock guarded may be another's from here on. */
  private drop(): void {
    const { client } = this;
    this.client = undefined;
    this.isLeader = false;
    client?.removeAllListeners();
    client?.on('error', () => undefined);
    void client?.end().catch(() => undefined);
  }
}
