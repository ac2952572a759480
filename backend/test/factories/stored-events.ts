import type { DataSource } from 'typeorm';
import type { EventArguments } from '../../src/chain/events/entities/chain-event.entity.js';

/** A splitter and its chain, of which nothing else is there. */
export const PLACE = { chainId: 56, contract: '0xsplitter' };

const ZERO = `0x${'0'.repeat(40)}`;
const PAYEES = ['0xfounder', '0xplatform'] as const;

/** Writes events as a version does that knows of nothing but events. */
export class StoredEvents {
  private written = 0;

  constructor(private readonly dataSource: DataSource) {}

  /** Its hash names it. */
  async write(
    name: string,
    block: number,
    args: EventArguments,
    subject: string | null = null,
  ): Promise<string> {
    const hash = `0x${name}${(this.written += 1)}`;
    await this.dataSource.query(
      `INSERT INTO chain_events (chain_id, contract, name, subject, args, transaction_hash, log_index, block_number, block_hash, block_time)
       VALUES ($1, $2, $3, $4, $5, $6, 0, $7, $8, now())`,
      [PLACE.chainId, PLACE.contract, name, subject, JSON.stringify(args), hash, block, `0xblock${block}`],
    );
    return hash;
  }

  async deploy(): Promise<void> {
    for (const [index, successor] of PAYEES.entries())
      await this.write('PayeeChanged', index, { payee: ZERO, successor });
  }

  /** Payments of 10 wei each, of which every other one is settled in the next block. */
  async payMany(count: number, from: number): Promise<void> {
    const first = this.written;
    this.written += count;
    await this.dataSource.query(
      `INSERT INTO chain_events (chain_id, contract, name, subject, args, transaction_hash, log_index, block_number, block_hash, block_time)
       SELECT $1, $2, event.name, n::text, event.args, '0x' || event.name || n, 0, $4 + n - $5, '0x', now()
       FROM generate_series($5::integer + 1, $5::integer + $3::integer) n,
         LATERAL (VALUES ('AdPaid', '{"amount": "10"}'::jsonb), ('AdSettled', '{"founderShare": "3", "platformShare": "7"}')) event (name, args)
       WHERE event.name = 'AdPaid' OR n % 2 = 0`,
      [PLACE.chainId, PLACE.contract, count, from, first],
    );
  }

  async remove(hash: string): Promise<void> {
    await this.dataSource.query('DELETE FROM chain_events WHERE transaction_hash = $1', [hash]);
  }
}
