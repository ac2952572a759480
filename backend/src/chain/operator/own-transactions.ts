import type { Block } from 'ethers';
import type { DataSource } from 'typeorm';
import type { ChainClient } from '../nodes/chain-client.js';
import type { OperatorTransaction } from './entities/operator-transaction.entity.js';
import type { GasMarket } from './gas-market.js';
import { NonceGap } from './nonce-gap.js';
import type { Operator } from './operator.js';
import { PriceRaiser } from './price-raiser.js';
import type { Resender } from './resender.js';

/** What one of the present keys has signed: only its holder can raise a price, or fill a gap between nonces. */
export class OwnTransactions {
  private readonly raiser: PriceRaiser;
  private readonly gap: NonceGap;

  constructor(
    client: ChainClient,
    operator: Operator,
    market: GasMarket,
    dataSource: DataSource,
    private readonly resender: Resender,
  ) {
    this.raiser = new PriceRaiser(client, operator, market);
    this.gap = new NonceGap(operator, market, dataSource);
  }

  /** Moves the waiting ones on, and says what holds them up: all others wait for the lowest nonce. */
  async moveOn(
    waiting: readonly OperatorTransaction[],
    nextNonce: number,
    head: Block,
  ): Promise<string | undefined> {
    const [lowest, ...later] = waiting;
    if (!lowest) return undefined;
    if (lowest.nonce > nextNonce) {
      const filling = await this.gap.fill(lowest, nextNonce);
      if (filling.length === 0)
        return `all later ones wait for transaction ${nextNonce}, which nobody sent from here`;
      await this.resender.send(filling);
    }
    const { raised, problem } = await this.raiser.raise([lowest, ...later], head);
    await this.resender.send(raised);
    return problem ?? this.resender.problemOf(waiting);
  }
}
