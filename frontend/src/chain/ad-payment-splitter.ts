import { adPaymentSplitterAbi } from '@change-makers/contracts/abi';
import { BrowserProvider, Contract, type ContractTransaction, JsonRpcSigner } from 'ethers';
import { ContractRevert } from './contract-revert';
import type { Eip1193Provider } from './eip1193';
import { revertData } from './rpc-error';

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
  releasable: bigint;
}

/**
 * The splitter contract through the eyes of one wallet. Make a new one for each use: a BrowserProvider that lived
 * through a change of chain answers with the old chain once more.
 * Every method throws ContractRevert where the contract gives a named error, else what the wallet throws.
 */
export class AdPaymentSplitter {
  readonly account: string;
  readonly #provider: BrowserProvider;
  readonly #signer: JsonRpcSigner;
  readonly #contract: Contract;

  constructor(wallet: Eip1193Provider, account: string, address: string) {
    this.account = account;
    this.#provider = new BrowserProvider(wallet, undefined, { cacheTimeout: -1 });
    this.#signer = new JsonRpcSigner(this.#provider, account);
    this.#contract = new Contract(address, adPaymentSplitterAbi, this.#signer);
  }

  async quote(adId: number): Promise<PaymentQuote> {
    const [price, balance, { maxFeePerGas, gasPrice }] = await Promise.all([
      this.#read<bigint>('adPrice'),
      this.#provider.getBalance(this.account),
      this.#provider.getFeeData(),
    ]);
    const gas = balance > price ? await this.#estimatePayment(adId, price) : PAY_FOR_AD_GAS;
    return { price, balance, fee: gas * (maxFeePerGas ?? gasPrice ?? 0n) };
  }

  /** @returns hash of the transaction as soon as the wallet has sent it */
  payForAd(adId: number, price: bigint): Promise<string> {
    return this.#send('payForAd', [adId], price);
  }

  reclaim(adId: number): Promise<string> {
    return this.#send('reclaim', [adId]);
  }

  credit(): Promise<bigint> {
    return this.#read<bigint>('credits', this.account);
  }

  withdrawCredit(): Promise<string> {
    return this.#send('withdrawCredit', [this.account]);
  }

  release(payee: string): Promise<string> {
    return this.#send('release', [payee]);
  }

  payees(): Promise<PayeeShare[]> {
    const roles = ['founder', 'platform'] as const;
    return Promise.all(
      roles.map(async (role) => {
        const address = await this.#read<string>(role);
        return { role, address, releasable: await this.#read<bigint>('releasable', address) };
      }),
    );
  }

  /** The nonce that the wallet's next transaction will carry. */
  nextNonce(): Promise<number> {
    return this.#provider.getTransactionCount(this.account, 'pending');
  }

  /** Waits for the transaction's block. @throws ContractRevert, of no name, when it was reverted there */
  async waitForSuccess(hash: string): Promise<void> {
    const receipt = await this.#provider.waitForTransaction(hash);
    if (receipt?.status !== 1) throw new ContractRevert('', receipt);
  }

  #estimatePayment(adId: number, price: bigint): Promise<bigint> {
    return this.#explained(() => this.#contract.getFunction('payForAd').estimateGas(adId, { value: price }));
  }

  async #read<T>(name: string, ...args: unknown[]): Promise<T> {
    return this.#explained<T>(() => this.#contract.getFunction(name).staticCall(...args) as Promise<T>);
  }

  /** Unchecked, because the usual call keeps the hash to itself until the node knows the transaction. */
  #send(name: string, args: unknown[], value = 0n): Promise<string> {
    return this.#explained(async () => {
      const transaction: ContractTransaction = await this.#contract
        .getFunction(name)
        .populateTransaction(...args);
      return this.#signer.sendUncheckedTransaction({ ...transaction, value });
    });
  }

  async #explained<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      const data = revertData(error);
      const revert = data ? this.#contract.interface.parseError(data) : null;
      throw revert ? new ContractRevert(revert.name, error) : error;
    }
  }
}
