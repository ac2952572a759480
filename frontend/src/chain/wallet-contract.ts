import {
  BaseContract,
  BrowserProvider,
  type ContractTransaction,
  type InterfaceAbi,
  isError,
  JsonRpcSigner,
  type TransactionReceipt,
} from 'ethers';
import { ContractRevert } from './contract-revert';
import type { Eip1193Provider } from './eip1193';
import { revertData } from './rpc-error';

/** Whose wallet signs, and the only chain for which it may. */
export interface Sender {
  wallet: Eip1193Provider;
  account: string;
  chainId: number;
}

/** The methods of a contract, as its ABI has them, without those of ethers. */
type MethodsOf<Abi extends BaseContract> = Omit<Abi, keyof BaseContract>;

/** After so long a transaction is stuck rather than slow. */
const BLOCK_WITHIN_MS = 120_000;

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
  readonly #chainId: number;
  readonly #signer: JsonRpcSigner;
  readonly #interface: BaseContract['interface'];

  constructor({ wallet, account, chainId }: Sender, address: string, abi: InterfaceAbi) {
    this.account = account;
    this.#chainId = chainId;
    this.provider = new BrowserProvider(wallet, undefined, { cacheTimeout: -1 });
    this.#signer = new JsonRpcSigner(this.provider, account);
    const contract = BaseContract.from<Abi>(address, abi, this.#signer);
    this.contract = contract;
    this.#interface = contract.interface;
  }

  /**
   * Waits for the transaction's block, but not for ever: it may never come.
   * @returns whether it came
   * @throws ContractRevert, of no name, when the transaction was reverted there
   */
  async waitForSuccess(hash: string, withinMs = BLOCK_WITHIN_MS): Promise<boolean> {
    const receipt = await this.#receiptWithin(hash, withinMs);
    if (receipt && receipt.status !== 1) throw new ContractRevert('', receipt);
    return receipt !== null;
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
   * Unchecked, because the usual call keeps the hash to itself until the node knows the transaction; `value` in wei. The chain is
   * named, so that a wallet that has gone elsewhere meanwhile refuses: on another chain the coins would be lost.
   * @returns hash of the transaction as soon as the wallet has sent it
   */
  protected async send(transaction: Promise<ContractTransaction>, value = 0n): Promise<string> {
    const named = { ...(await transaction), value, chainId: this.#chainId };
    return this.explained(this.#signer.sendUncheckedTransaction(named));
  }

  /** Null when it has not come by then. */
  async #receiptWithin(hash: string, ms: number): Promise<TransactionReceipt | null> {
    try {
      return await this.provider.waitForTransaction(hash, 1, ms);
    } catch (error) {
      if (isError(error, 'TIMEOUT')) return null;
      throw error;
    }
  }
}
