import { EventEmitter, once } from 'node:events';
import type { DataSource, EntityManager } from 'typeorm';
import { usualBlockMs } from './chains.js';
import type { ChainClient } from './nodes/chain-client.js';

/** Every process hears on this channel that something is awaited on a chain; the payload is its id. */
export const ATTENTION_CHANNEL = 'chain_attention';

/** While nothing is awaited, nodes are asked no more than once in two seconds (ms, with some leeway), and once for a block of the chain. */
const CALL_MS = 2_200;

/** However much was asked of them, the chain is read again after this long (ms): before health calls its newest block old. */
const LONGEST_REST_MS = 180_000;

/** How often one process tells the others the same (ms). */
const TELL_MS = 1_000;

/** What somebody waits for: our transactions that are under way, and events that are not final; those that never become so are not waited for. */
const AWAITED = `
  SELECT EXISTS (SELECT FROM operator_transactions WHERE chain_id = $1 AND status = 'submitted')
    OR EXISTS (SELECT FROM chain_events
      WHERE chain_id = $1 AND verified_at IS NULL AND block_time > now() - interval '1 hour') AS is_awaited`;

/** Tells the leader of a chain, whichever process that is, that something is awaited there; with the caller's transaction. */
export async function callAttention(manager: EntityManager, chainId: number): Promise<void> {
  await manager.query('SELECT pg_notify($1, $2)', [ATTENTION_CHANNEL, String(chainId)]);
}

/**
 * How much attention a chain needs. While something is awaited it is read at every look; otherwise each reading is followed by a rest as
 * long as its calls are worth, so that nodes are asked as seldom as promised, however many there are and whatever is asked.
 */
export class ChainAttention {
  private readonly callMs: number;
  private readonly calls = new EventEmitter();
  private awakeUntil = -Infinity;
  private toldAt = -Infinity;
  private reading = { at: -Infinity, calls: 0 };
  private wellNodes = 0;

  constructor(
    private readonly client: Pick<ChainClient, 'chainId' | 'calls' | 'wellNodes'>,
    private readonly dataSource: DataSource,
    /** How long it stays awake once nothing is awaited any more (ms). */
    private readonly awakeMs: number,
  ) {
    this.callMs = Math.max(CALL_MS, usualBlockMs(client.chainId));
    this.wake();
  }

  get isAwake(): boolean {
    return performance.now() < this.awakeUntil;
  }

  /** Whether the chain is to be read now. */
  get isDue(): boolean {
    const restMs = (this.client.calls - this.reading.calls) * this.callMs;
    return this.isAwake || performance.now() - this.reading.at >= Math.min(restMs, LONGEST_REST_MS);
  }

  /** For the time being. */
  wake(): void {
    this.awakeUntil = performance.now() + this.awakeMs;
    this.calls.emit('awake');
  }

  /** Until somebody wakes it, but not for longer than this (ms). */
  async untilAwake(longestMs: number, stopping: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(longestMs)]);
    await once(this.calls, 'awake', { signal }).catch(() => undefined);
  }

  /** Wakes every process; whoever cannot tell the others, as the database is away, is not held up. */
  async call(): Promise<void> {
    this.wake();
    if (performance.now() - this.toldAt < TELL_MS) return;
    this.toldAt = performance.now();
    await callAttention(this.dataSource.manager, this.client.chainId).catch(() => undefined);
  }

  /** Reads the chain, and stays awake while anything is awaited. */
  async during(read: () => Promise<{ isSettled: boolean }>): Promise<void> {
    this.reading = { at: performance.now(), calls: this.client.calls };
    const { isSettled } = await read();
    const { wellNodes } = this.client;
    // One that was lost is not to count as gone for having been held up at two moments that lie far apart.
    const isLost = wellNodes < this.wellNodes;
    this.wellNodes = wellNodes;
    if (!isSettled || isLost || (await this.isAwaited())) this.wake();
  }

  private async isAwaited(): Promise<boolean> {
    const [row]: { is_awaited: boolean }[] = await this.dataSource.query(AWAITED, [this.client.chainId]);
    return row!.is_awaited;
  }
}
