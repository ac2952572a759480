import {
  BaseContract,
  BrowserProvider,
  type ContractTransaction,
  type InterfaceAbi,
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

const LOOK_EVERY_MS = 1_000;

const delay = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));

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

  /**
   * Null when it has not come by then. ethers' `waitForTransaction` misses a block that comes while it looks, and waits for the
   * next one, which on a chain of one's own may never come.
   */
  async #receiptWithin(hash: string, ms: number): Promise<TransactionReceipt | null> {
    const deadline = Date.now() + ms;
    for (let left = ms; left > 0; left = deadline - Date.now()) {
      const look = this.provider.getTransactionReceipt(hash).catch(() => null);
      const receipt = await Promise.race([look, delay(left)]);
      if (receipt) return receipt;
      await delay(Math.min(LOOK_EVERY_MS, deadline - Date.now()));
    }
    return null;
  }
}
