import { Remembered } from '../../common/remembered.js';
import type { ChainClient } from '../nodes/chain-client.js';
import type { GasMarket } from './gas-market.js';
import { firstPrice } from './gas-prices.js';

/** As much as the dearest of settling, refunding, minting and publishing takes, with the margin of its limit. */
const OPERATION_GAS = 150_000n;

/** With fewer the health check warns, while a person still has time to fetch coins; a new key needs as many. */
export const ENOUGH_OPERATIONS = 50;

/** How old the figures may be (ms). */
const FRESH_MS = 3_000;

/** What an account has, and what that suffices for. */
export interface Funds {
  /** Wei. */
  balance: bigint;
  /** Transactions that it can pay for at the present price. */
  operationsLeft: number;
}

/** The coins of one account on one chain; the node is asked every few seconds at the most. */
export class OperatorFunds {
  private readonly remembered: Remembered<Funds>;

  constructor(
    private readonly client: ChainClient,
    private readonly market: GasMarket,
    private readonly address: string,
  ) {
    this.remembered = new Remembered(async () => this.ask(), FRESH_MS);
  }

  /** @throws chainUnavailable */
  async read(): Promise<Funds> {
    return this.remembered.get();
  }

  private async ask(): Promise<Funds> {
    const [balance, prices] = await Promise.all([
      this.client.call(async (provider) => provider.getBalance(this.address)),
      this.market.prices(),
    ]);
    return { balance, operationsLeft: operationsOf(balance, firstPrice(prices)) };
  }
}

/** How many operations coins pay for, at a price in wei a unit of gas. */
function operationsOf(balance: bigint, gasPrice: bigint): number {
  const count = balance / (OPERATION_GAS * gasPrice || 1n);
  return Math.min(Number(count), Number.MAX_SAFE_INTEGER);
}
