import type { JsonRpcApiProvider } from 'ethers';
import type { DataSource } from 'typeorm';
import { Remembered } from '../../common/remembered.js';
import type { ChainClient } from '../nodes/chain-client.js';
import type { GasMarket } from './gas-market.js';
import { firstPrice } from './gas-prices.js';
import { costOnItsWay } from './stored-transactions.js';

/** As much as the dearest of settling, refunding, minting and publishing takes, with the margin of its limit. */
const OPERATION_GAS = 150_000n;

/** With fewer the health check warns, while a person still has time to fetch coins; a new key needs as many. */
export const ENOUGH_OPERATIONS = 50;

/** So many refunds an account keeps coins for before it signs anything else: giving back comes first. */
export const REFUNDS_KEPT = 100;

/** How old the figures may be (ms). */
const FRESH_MS = 3_000;

/** What an account has, and what that suffices for. */
export interface Funds {
  /** Wei. */
  balance: bigint;
  /** Transactions that it can pay for at the present price, besides those that are signed and on their way. */
  operationsLeft: number;
}

/** The coins of one account on one chain; the node is asked every few seconds at the most. */
export class OperatorFunds {
  private readonly remembered: Remembered<Funds>;

  constructor(
    private readonly client: ChainClient,
    private readonly market: GasMarket,
    private readonly address: string,
    private readonly dataSource: DataSource,
  ) {
    this.remembered = new Remembered(async () => this.ask(), FRESH_MS);
  }

  /** @throws chainUnavailable */
  async read(): Promise<Funds> {
    return this.remembered.get();
  }

  private async ask(): Promise<Funds> {
    const signer = this.address;
    const [nonce, balance] = await this.client.call(async (provider) => nonceAndBalance(provider, signer));
    const { manager } = this.dataSource;
    const account = { chainId: this.client.chainId, signer };
    // A database that is away is told of elsewhere.
    const [onItsWay, prices] = await Promise.all([
      costOnItsWay(manager, account, nonce).catch(() => 0n),
      this.market.prices(),
    ]);
    return { balance, operationsLeft: operationsOf(balance - onItsWay, firstPrice(prices)) };
  }
}

/** The nonce first: what is mined in between counts twice rather than not at all. */
export async function nonceAndBalance(
  provider: JsonRpcApiProvider,
  address: string,
): Promise<[nonce: number, balance: bigint]> {
  return [await provider.getTransactionCount(address), await provider.getBalance(address)];
}

/** How many operations coins pay for, at a price in wei a unit of gas. */
export function operationsOf(coins: bigint, gasPrice: bigint): number {
  const count = coins > 0n ? coins / (OPERATION_GAS * gasPrice || 1n) : 0n;
  return Math.min(Number(count), Number.MAX_SAFE_INTEGER);
}
