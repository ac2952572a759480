import { Between, type DataSource } from 'typeorm';
import { OperatorTransaction } from './entities/operator-transaction.entity.js';
import type { GasMarket } from './gas-market.js';
import { firstPrice, replacementPrice } from './gas-prices.js';
import type { Operator } from './operator.js';
import { isReplaced } from './transaction-states.js';

/**
 * Closed transactions whose nonces no block has used hold up all later ones: a reorganisation undid them, or they were
 * given up while another key was the operator. The former are sent again; the place of the latter is taken by an empty
 * transfer, as their intents are somebody else's by now.
 */
export class NonceGap {
  constructor(
    private readonly operator: Operator,
    private readonly market: GasMarket,
    private readonly dataSource: DataSource,
  ) {}

  /** What to send for the nonces from the next one of the chain up to the lowest open one; none where all are unknown. */
  async fill(lowest: OperatorTransaction, nextNonce: number): Promise<OperatorTransaction[]> {
    const { chainId, signer } = lowest;
    const closed = await this.dataSource.manager.find(OperatorTransaction, {
      where: { chainId, signer, nonce: Between(nextNonce, lowest.nonce - 1) },
      order: { nonce: 'ASC' },
      take: 50,
    });
    if (closed.length === 0) return [];
    const price = firstPrice(await this.market.prices());
    const filled = closed.map(async (transaction) => {
      // One that was opened again meanwhile is sent as it is, too: its intent is still its own.
      if (!isReplaced(transaction)) return transaction;
      const least = replacementPrice(BigInt(transaction.gasPrice));
      return this.operator.fill(transaction, least > price ? least : price);
    });
    return (await Promise.all(filled)).filter((transaction) => transaction !== null);
  }
}
