import type { Block } from 'ethers';
import { isLocalChain } from '../chains.js';
import type { ChainClient } from '../nodes/chain-client.js';
import type { OperatorTransaction } from './entities/operator-transaction.entity.js';
import type { GasMarket } from './gas-market.js';
import { gwei, raisedPrice } from './gas-prices.js';
import type { Operator } from './operator.js';
import { TOO_LITTLE_FOR_GAS } from './operator-problem.js';
import { costAt } from './signed-form.js';

/** A transaction that no block took for this long is stuck (ms). */
const STUCK_AFTER_MS = 60_000;

/** So long after it was made a person is told, as the price that the node tells may be wrong (ms). */
const LONG_MS = 10 * 60_000;

/** The market is asked for a stuck transaction this often (ms). */
const ASK_MS = 5_000;

/** A newest block older than this tells of a node, or a chain, that stands still (ms). */
const BEHIND_AFTER_MS = 60_000;

/** What became of a stuck transaction. */
interface Outcome {
  raised?: OperatorTransaction;
  problem?: string;
}

/** Raises the price of a stuck transaction as far as the market asks, the cap allows and the coins suffice. */
export class PriceRaiser {
  private asked: { id: number; at: number; problem: string | undefined } | undefined;

  constructor(
    private readonly client: ChainClient,
    private readonly operator: Operator,
    private readonly market: GasMarket,
  ) {}

  async raise(transaction: OperatorTransaction, head: Block): Promise<Outcome> {
    if (isLocalChain(this.client.chainId)) return {};
    const { raised, problem } = await this.raiseStuck(transaction, head);
    return { raised, problem: problem ?? overdue(transaction) };
  }

  private async raiseStuck(transaction: OperatorTransaction, head: Block): Promise<Outcome> {
    if (Date.now() - transaction.signedAt.getTime() <= STUCK_AFTER_MS) return {};
    const { asked } = this;
    if (asked?.id === transaction.id && Date.now() - asked.at < ASK_MS) return { problem: asked.problem };
    const outcome = await this.look(transaction, head);
    this.asked = { id: transaction.id, at: Date.now(), problem: outcome.problem };
    return outcome;
  }

  private async look(transaction: OperatorTransaction, head: Block): Promise<Outcome> {
    const ageMs = Date.now() - head.timestamp * 1_000;
    if (ageMs > BEHIND_AFTER_MS)
      return { problem: `the newest block that its node knows is ${Math.round(ageMs / 1_000)} s old` };
    const raise = raisedPrice(BigInt(transaction.gasPrice), await this.market.prices());
    if (!raise) return {};
    if ('problem' in raise) return raise;
    const { signer } = transaction;
    const balance = await this.client.call(async (provider) => provider.getBalance(signer));
    if (balance < costAt(transaction, raise.gasPrice)) return { problem: TOO_LITTLE_FOR_GAS };
    return { raised: (await this.operator.raise(transaction, raise.gasPrice)) ?? undefined };
  }
}

/** Of one that no block takes although nothing else is known to hold it up. */
function overdue({ id, createdAt, gasPrice }: OperatorTransaction): string | undefined {
  if (Date.now() - createdAt.getTime() <= LONG_MS) return undefined;
  return (
    `no block has taken transaction ${id} since ${createdAt.toISOString()}, although it offers ${gwei(BigInt(gasPrice))} gwei ` +
    'a unit of gas and its node asks no more: compare with what an explorer says'
  );
}
