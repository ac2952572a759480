import {
  BrowserProvider,
  Contract,
  type ContractTransaction,
  type InterfaceAbi,
  JsonRpcSigner,
} from 'ethers';
import { ContractRevert } from './contract-revert';
import type { Eip1193Provider } from './eip1193';
import { revertData } from './rpc-error';

/**
 * A contract through the eyes of one wallet. Make a new one for each use: a BrowserProvider that lived through a change of
 * chain answers with the old chain once more.
 * Every method throws ContractRevert where the contract gives a named error, else what the wallet throws.
 */
export class WalletContract {
  readonly account: string;
  protected readonly provider: BrowserProvider;
  readonly #signer: JsonRpcSigner;
  readonly #contract: Contract;

  constructor(wallet: Eip1193Provider, account: string, address: string, abi: InterfaceAbi) {
    this.account = account;
    this.provider = new BrowserProvider(wallet, undefined, { cacheTimeout: -1 });
    this.#signer = new JsonRpcSigner(this.provider, account);
    this.#contract = new Contract(address, abi, this.#signer);
  }

  /** Waits for the transaction's block. @throws ContractRevert, of no name, when it was reverted there */
  async waitForSuccess(hash: string): Promise<void> {
    const receipt = await this.provider.waitForTransaction(hash);
    if (receipt?.status !== 1) throw new ContractRevert('', receipt);
  }

  /** What the call would answer, without a transaction. */
  protected async read<T>(name: string, ...args: unknown[]): Promise<T> {
    return this.#explained<T>(() => this.#contract.getFunction(name).staticCall(...args) as Promise<T>);
  }

  /** Units of gas; `value` in wei. */
  protected estimate(name: string, args: unknown[], value: bigint): Promise<bigint> {
    return this.#explained(() => this.#contract.getFunction(name).estimateGas(...args, { value }));
  }

  /**
   * Unchecked, because the usual call keeps the hash to itself until the node knows the transaction; `value` in wei.
   * @returns hash of the transaction as soon as the wallet has sent it
   */
  protected send(name: string, args: unknown[], value = 0n): Promise<string> {
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
