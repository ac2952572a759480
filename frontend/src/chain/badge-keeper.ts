import { challengeBadgeAbi } from '@change-makers/contracts/abi';
import { BrowserProvider, Contract, type ContractTransaction, id, JsonRpcSigner } from 'ethers';
import { ContractRevert } from './contract-revert';
import type { Eip1193Provider } from './eip1193';
import { revertData } from './rpc-error';

/** Who re-issues and revokes: a role of its own since version 2; version 1 left it to whoever mints. */
const roleOf = (version: number): string => id(version === 1 ? 'MINTER_ROLE' : 'KEEPER_ROLE');

/**
 * A badge contract through the eyes of a keeper's wallet. Both versions take the same calls. Make a new one for each use, as
 * of the splitter. Every method throws ContractRevert where the contract gives a named error, else what the wallet throws.
 */
export class BadgeKeeper {
  readonly #account: string;
  readonly #version: number;
  readonly #provider: BrowserProvider;
  readonly #signer: JsonRpcSigner;
  readonly #contract: Contract;

  constructor(wallet: Eip1193Provider, account: string, address: string, version: number) {
    this.#account = account;
    this.#version = version;
    this.#provider = new BrowserProvider(wallet, undefined, { cacheTimeout: -1 });
    this.#signer = new JsonRpcSigner(this.#provider, account);
    this.#contract = new Contract(address, challengeBadgeAbi, this.#signer);
  }

  /** Whether the contract lets this wallet re-issue and revoke. */
  mayKeep(): Promise<boolean> {
    const hasRole = this.#contract.getFunction('hasRole');
    return this.#explained(
      () => hasRole.staticCall(roleOf(this.#version), this.#account) as Promise<boolean>,
    );
  }

  /** Binds the badge to another wallet. @returns hash of the transaction as soon as the wallet has sent it */
  reissue(tokenId: string, newOwner: string): Promise<string> {
    return this.#send('reissue', [tokenId, newOwner]);
  }

  /** Takes the badge back for ever. @returns hash of the transaction as soon as the wallet has sent it */
  revoke(tokenId: string): Promise<string> {
    return this.#send('revoke', [tokenId]);
  }

  /** Waits for the transaction's block. @throws ContractRevert, of no name, when it was reverted there */
  async waitForSuccess(hash: string): Promise<void> {
    const receipt = await this.#provider.waitForTransaction(hash);
    if (receipt?.status !== 1) throw new ContractRevert('', receipt);
  }

  /** Tried first, so that the contract's own refusal comes before the wallet's question. */
  #send(name: string, args: unknown[]): Promise<string> {
    return this.#explained(async () => {
      const call = this.#contract.getFunction(name);
      await call.staticCall(...args);
      const transaction: ContractTransaction = await call.populateTransaction(...args);
      return this.#signer.sendUncheckedTransaction({ ...transaction, value: 0n });
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
