import { EventEmitter, once } from 'node:events';
import type { DataSource, EntityManager } from 'typeorm';
import { usualBlockMs } from './chains.js';
import type { ChainClient } from './nodes/chain-client.js';
import { openSql } from './operator/transaction-states.js';

/** Every process hears on this channel that something is awaited on a chain; the payload is its id. */
export const ATTENTION_CHANNEL = 'chain_attention';

/** While nothing is awaited, nodes are asked no more than once in two seconds (ms, with leeway for what is owed at any moment), and once for a block of the chain. */
const CALL_MS = 2_400;

/** However much was asked of them, the chain is read again after so many blocks, and within these times (ms): before health calls its newest block old. */
const LONGEST_REST_BLOCKS = 15;
const LONGEST_REST_MS = { atLeast: 45_000, atMost: 180_000 };

/** How often the database is asked for what is awaited, at rest (ms): a process of an earlier version calls nobody. */
const LOOK_MS = 5_000;

/** How often one process tells the others the same (ms). */
const TELL_MS = 1_000;

/** What somebody waits for: our transactions that are under way, and events that are not final; those that never become so are not waited for. */
const AWAITED = `
  SELECT EXISTS (SELECT FROM operator_transactions WHERE chain_id = $1 AND ${openSql()})
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
  private readonly longestRestMs: number;
  private readonly calls = new EventEmitter();
  private awakeUntil = -Infinity;
  private toldAt = -Infinity;
  private lookedAt = -Infinity;
  /** When the last reading began, how many calls there had been then, how many came until its end, and how many no rest before was long enough for. */
  private reading = { at: -Infinity, calls: 0, cost: 0, owed: 0 };
  /** The last reading failed, or did not come to its end. */
  private isRestless = false;
  private silentNodes = 0;

  constructor(
    private readonly client: Pick<ChainClient, 'chainId' | 'calls' | 'silentNodes'>,
    private readonly dataSource: DataSource,
    /** How long it stays awake once nothing is awaited any more (ms). */
    private readonly awakeMs: number,
  ) {
    const blockMs = usualBlockMs(client.chainId);
    const { atLeast, atMost } = LONGEST_REST_MS;
    this.callMs = Math.max(CALL_MS, blockMs);
    this.longestRestMs = Math.min(Math.max(blockMs * LONGEST_REST_BLOCKS, atLeast), atMost);
    this.wake();
  }

  get isAwake(): boolean {
    return performance.now() < this.awakeUntil;
  }

  /** Whether it is to be read at every look: something is awaited, or the last reading left something to read. */
  get isBusy(): boolean {
    return this.isAwake || this.isRestless;
  }

  /** Whether the chain is to be read now. */
  get isDue(): boolean {
    return this.isBusy || performance.now() - this.reading.at >= this.restMs;
  }

  /** What others ask puts the next reading off, but to twice its rest at most: anybody may have something asked. */
  private get restMs(): number {
    const { calls, cost, owed } = this.reading;
    const counted = Math.min(owed + this.client.calls - calls, 2 * cost);
    return Math.min(counted * this.callMs, this.longestRestMs);
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

  /** Sees at rest whether something came to be awaited of which nobody told. */
  async look(): Promise<void> {
    if (this.isAwake || performance.now() - this.lookedAt < LOOK_MS) return;
    if (await this.isAwaited()) this.wake();
  }

  /** Reads the chain, and stays awake while anything is awaited. */
  async during(read: () => Promise<{ isSettled: boolean }>): Promise<void> {
    // One that is read again for that costs the longer a rest.
    if (!this.isRestless) this.begin();
    // Whatever fails from here on leaves it so.
    this.isRestless = true;
    try {
      const { isSettled } = await read();
      if (await this.isAwaited()) this.wake();
      this.isRestless = !isSettled;
    } finally {
      this.reading.cost = this.client.calls - this.reading.calls;
      this.noteSilentNodes();
    }
  }

  private begin(): void {
    const { at, calls, owed } = this.reading;
    const now = performance.now();
    const left = owed + this.client.calls - calls - (now - at) / this.callMs;
    this.reading = { at: now, calls: this.client.calls, cost: 0, owed: this.isAwake ? 0 : Math.max(0, left) };
  }

  /** A node that does not answer is not to count as gone for having been held up at two moments that lie far apart. */
  private noteSilentNodes(): void {
    const { silentNodes } = this.client;
    if (silentNodes > this.silentNodes) this.wake();
    this.silentNodes = silentNodes;
  }

  private async isAwaited(): Promise<boolean> {
    this.lookedAt = performance.now();
    const [row]: { is_awaited: boolean }[] = await this.dataSource.query(AWAITED, [this.client.chainId]);
    return row!.is_awaited;
  }
}
