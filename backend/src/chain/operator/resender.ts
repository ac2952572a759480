import type { JsonRpcApiProvider } from 'ethers';
import type { ChainClient } from '../nodes/chain-client.js';
import { NodeFailure } from '../nodes/node-failure.js';
import type { OperatorTransaction } from './entities/operator-transaction.entity.js';
import { describeProblem, isKnown } from './operator-problem.js';

/** Nodes forget transactions, and a process that died between storing and sending leaves one behind. */
const RESEND_MS = 2_000;

interface Sent {
  raw: string;
  at: number;
  problem: string | undefined;
}

/** Sends stored bytes again and again; that changes nothing but what the nodes know of. */
export class Resender {
  private readonly sent = new Map<number, Sent>();

  constructor(private readonly client: ChainClient) {}

  /** All that are due, together. */
  async send(waiting: readonly OperatorTransaction[]): Promise<void> {
    const due = waiting.filter((transaction) => this.isDue(transaction));
    if (due.length === 0) return;
    const problems = await this.client.tell(async (provider) =>
      Promise.all(due.map(async ({ raw }) => problemOfSending(provider, raw))),
    );
    const at = Date.now();
    due.forEach(({ id, raw }, index) => this.sent.set(id, { raw, at, problem: problems[index] }));
  }

  /** What the nodes said against the first of these that they did not take. */
  problemOf(waiting: readonly OperatorTransaction[]): string | undefined {
    return waiting.map(({ id }) => this.sent.get(id)?.problem).find((problem) => problem !== undefined);
  }

  /** Forgets all that are not open any more. */
  keepOnly(open: readonly OperatorTransaction[]): void {
    const ids = new Set(open.map(({ id }) => id));
    for (const id of this.sent.keys()) if (!ids.has(id)) this.sent.delete(id);
  }

  private isDue({ id, raw }: OperatorTransaction): boolean {
    const sent = this.sent.get(id);
    return sent?.raw !== raw || Date.now() - sent.at >= RESEND_MS;
  }
}

async function problemOfSending(provider: JsonRpcApiProvider, raw: string): Promise<string | undefined> {
  try {
    await provider.send('eth_sendRawTransaction', [raw]);
    return undefined;
  } catch (error) {
    if (error instanceof NodeFailure) throw error;
    return isKnown(error) ? undefined : describeProblem(error);
  }
}
