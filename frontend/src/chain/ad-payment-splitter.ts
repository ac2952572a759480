import { adPaymentSplitterAbi } from '@change-makers/contracts/abi';
import type { AdPaymentSplitter as SplitterAbi } from '@change-makers/contracts/types/AdPaymentSplitter';
import { type Sender, WalletContract } from './wallet-contract';

/** Gas of `payForAd` with some headroom, for wallets too empty to have it estimated (`npm run bench -w contracts`: 49,566 at most). */
const PAY_FOR_AD_GAS = 60_000n;

/** What paying for an ad costs now; all figures in wei. */
export interface PaymentQuote {
  price: bigint;
  /** The most that the network may charge for the transaction. */
  fee: bigint;
  balance: bigint;
}

/** Shares that wait for one of the two payees. */
export interface PayeeShare {
  role: 'founder' | 'platform';
  address: string;
  /** In wei. */
  releasable: bigint;
}

/** The splitter contract through the eyes of one wallet. */
export class AdPaymentSplitter extends WalletContract<SplitterAbi> {
  constructor(sender: Sender, address: string) {
    super(sender, address, adPaymentSplitterAbi);
  }

  async quote(adId: number): Promise<PaymentQuote> {
    const [price, balance, { maxFeePerGas, gasPrice }] = await Promise.all([
      this.explained(this.contract.adPrice()),
      this.provider.getBalance(this.account),
      this.provider.getFeeData(),
    ]);
    const gas =
      balance > price
        ? await this.explained(this.contract.payForAd.estimateGas(adId, { value: price }))
        : PAY_FOR_AD_GAS;
    return { price, balance, fee: gas * (maxFeePerGas ?? gasPrice ?? 0n) };
  }

  /**
   * @param price in wei
   * @returns hash of the transaction as soon as the wallet has sent it
   */
  payForAd(adId: number, price: bigint): Promise<string> {
    return this.send(this.contract.payForAd.populateTransaction(adId), price);
  }

  reclaim(adId: number): Promise<string> {
    return this.send(this.contract.reclaim.populateTransaction(adId));
  }

  /** @returns wei */
  credit(): Promise<bigint> {
    return this.explained(this.contract.credits(this.account));
  }

  withdrawCredit(receiver: string): Promise<string> {
    return this.send(this.contract.withdrawCredit.populateTransaction(receiver));
  }

  release(payee: string): Promise<string> {
    return this.send(this.contract.release.populateTransaction(payee));
  }

  payees(): Promise<PayeeShare[]> {
    return Promise.all([this.#shareOf('founder'), this.#shareOf('platform')]);
  }

  /** The nonce that the wallet's next transaction will carry. */
  nextNonce(): Promise<number> {
    return this.provider.getTransactionCount(this.account, 'pending');
  }

  async #shareOf(role: PayeeShare['role']): Promise<PayeeShare> {
    const address = await this.explained(this.contract[role]());
    return { role, address, releasable: await this.explained(this.contract.releasable(address)) };
  }
}
