import {
  BaseContract,
  BrowserProvider,
  type ContractTransaction,
  type InterfaceAbi,
  JsonRpcSigner,
} from 'ethers';
import { ContractRevert } from './contract-revert';
import type { Eip1193Provider } from './eip1193';
import { revertData } from './rpc-error';

/** The methods of a contract, as its ABI has them, without those of ethers. */
type MethodsOf<Abi extends BaseContract> = Omit<Abi, keyof BaseContract>;

/**
 * A contract through the eyes of one wallet. Make a new one for each use: a BrowserProvider that lived through a change of
 * chain answers with the old chain once more.
 * Every method throws ContractRevert where the contract gives a named error, else what the wallet throws.
 */
export class WalletContract<Abi extends BaseContract> {
  readonly account: string;
  protected readonly provider: BrowserProvider;
  /** Each call of it goes through `explained` or `send`. */
  protected readonly contract: MethodsOf<Abi>;
  readonly #signer: JsonRpcSigner;
  readonly #interface: BaseContract['interface'];

  constructor(wallet: Eip1193Provider, account: string, address: string, abi: InterfaceAbi) {
    this.account = account;
    this.provider = new BrowserProvider(wallet, undefined, { cacheTimeout: -1 });
    this.#signer = new JsonRpcSigner(this.provider, account);
    const contract = BaseContract.from<Abi>(address, abi, this.#signer);
    this.contract = contract;
    this.#interface = contract.interface;
  }

  /** Waits for the transaction's block. @throws ContractRevert, of no name, when it was reverted there */
  async waitForSuccess(hash: string): Promise<void> {
    const receipt = await this.provider.waitForTransaction(hash);
    if (receipt?.status !== 1) throw new ContractRevert('', receipt);
  }

  /** The answer of a call, or the error that the contract named. */
  protected async explained<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      const data = revertData(error);
      const revert = data ? this.#interface.parseError(data) : null;
      throw revert ? new ContractRevert(revert.name, error) : error;
    }
  }

  /**
   * Unchecked, because the usual call keeps the hash to itself until the node knows the transaction; `value` in wei.
   * @returns hash of the transaction as soon as the wallet has sent it
   */
  protected async send(transaction: Promise<ContractTransaction>, value = 0n): Promise<string> {
    return this.explained(this.#signer.sendUncheckedTransaction({ ...(await transaction), value }));
  }
}
