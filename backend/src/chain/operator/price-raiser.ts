import type { Block } from 'ethers';
import { isLocalChain } from '../chains.js';
import type { ChainClient } from '../nodes/chain-client.js';
import type { OperatorTransaction } from './entities/operator-transaction.entity.js';
import type { GasMarket } from './gas-market.js';
import { type GasPrices, inGwei, raisedPrice } from './gas-prices.js';
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

/** Open transactions of an account by nonce, of which no block has used any. */
type Waiting = readonly [lowest: OperatorTransaction, ...later: OperatorTransaction[]];

/** What became of stuck transactions. */
interface Outcome {
  raised: OperatorTransaction[];
  problem?: string;
}

/** Raises the prices of stuck transactions as far as the market asks, the cap allows and the coins suffice. */
export class PriceRaiser {
  private asked: { id: number; at: number; problem: string | undefined } | undefined;

  constructor(
    private readonly client: ChainClient,
    private readonly operator: Operator,
    private readonly market: GasMarket,
  ) {}

  /** The lowest nonce decides whether they are stuck, as all others wait for it. */
  async raise(waiting: Waiting, head: Block): Promise<Outcome> {
    if (isLocalChain(this.client.chainId)) return { raised: [] };
    const { raised, problem } = await this.raiseStuck(waiting, head);
    return { raised, problem: problem ?? overdueProblem(waiting[0]) };
  }

  private async raiseStuck(waiting: Waiting, head: Block): Promise<Outcome> {
    const [{ id, signedAt }] = waiting;
    if (Date.now() - signedAt.getTime() <= STUCK_AFTER_MS) return { raised: [] };
    const { asked } = this;
    if (asked?.id === id && Date.now() - asked.at < ASK_MS) return { raised: [], problem: asked.problem };
    const outcome = await this.look(waiting, head);
    this.asked = { id, at: Date.now(), problem: outcome.problem };
    return outcome;
  }

  private async look([lowest, ...later]: Waiting, head: Block): Promise<Outcome> {
    const ageMs = Date.now() - head.timestamp * 1_000;
    if (ageMs > BEHIND_AFTER_MS)
      return {
        raised: [],
        problem: `the newest block that its node knows is ${Math.round(ageMs / 1_000)} s old`,
      };
    const prices = await this.market.prices();
    const raise = raisedPrice(BigInt(lowest.gasPrice), prices);
    if (raise && 'problem' in raise) return { raised: [], problem: raise.problem };
    const { signer } = lowest;
    const balance = await this.client.call(async (provider) => provider.getBalance(signer));
    const price = raise?.gasPrice ?? BigInt(lowest.gasPrice);
    const left = balance - costAt(lowest, price);
    if (raise && left < 0n) return { raised: [], problem: TOO_LITTLE_FOR_GAS };
    const meant = raise ? [{ transaction: lowest, price }] : [];
    return { raised: await this.signAnew([...meant, ...affordableRaises(later, prices, left)]) };
  }

  /** One after the other: who is interrupted has raised the lowest ones. */
  private async signAnew(meant: readonly Meant[]): Promise<OperatorTransaction[]> {
    const raised: OperatorTransaction[] = [];
    for (const { transaction, price } of meant) {
      const signed = await this.operator.raise(transaction, price);
      if (signed) raised.push(signed);
    }
    return raised;
  }
}

interface Meant {
  transaction: OperatorTransaction;
  price: bigint;
}

/**
 * Those that offer less than the market, which would each be stuck for a minute of their own once the lowest is mined; as many,
 * by nonce, as these coins (wei) pay for.
 */
function affordableRaises(later: readonly OperatorTransaction[], prices: GasPrices, coins: bigint): Meant[] {
  const meant: Meant[] = [];
  let left = coins;
  for (const transaction of later) {
    const offered = BigInt(transaction.gasPrice);
    const raise = offered < prices.market ? raisedPrice(offered, prices) : null;
    const price = raise && 'gasPrice' in raise ? raise.gasPrice : offered;
    left -= costAt(transaction, price);
    if (left < 0n) break;
    if (price > offered) meant.push({ transaction, price });
  }
  return meant;
}

/** Of one that no block takes although nothing else is known to hold it up. */
function overdueProblem({ id, createdAt, gasPrice }: OperatorTransaction): string | undefined {
  if (Date.now() - createdAt.getTime() <= LONG_MS) return undefined;
  return (
    `no block has taken transaction ${id} since ${createdAt.toISOString()}, although it offers ${inGwei(BigInt(gasPrice))} gwei ` +
    'a unit of gas and its node asks no more: compare with what an explorer says'
  );
}
