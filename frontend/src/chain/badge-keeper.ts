import { challengeBadgeAbi } from '@change-makers/contracts/abi';
import type { ChallengeBadge } from '@change-makers/contracts/types/ChallengeBadge';
import { type ContractTransaction, id } from 'ethers';
import { type Sender, WalletContract } from './wallet-contract';

/** Who re-issues and revokes: a role of its own since version 2; version 1 left it to whoever mints. */
const roleOf = (version: number): string => id(version === 1 ? 'MINTER_ROLE' : 'KEEPER_ROLE');

/** A badge contract through the eyes of a keeper's wallet. Both versions take the same calls. */
export class BadgeKeeper extends WalletContract<ChallengeBadge> {
  readonly #version: number;

  constructor(sender: Sender, address: string, version: number) {
    super(sender, address, challengeBadgeAbi);
    this.#version = version;
  }

  /** Whether the contract lets this wallet re-issue and revoke. */
  mayKeep(): Promise<boolean> {
    return this.explained(this.contract.hasRole(roleOf(this.#version), this.account));
  }

  /** Binds the badge to another wallet. @returns hash of the transaction as soon as the wallet has sent it */
  reissue(tokenId: string, newOwner: string): Promise<string> {
    const { reissue } = this.contract;
    return this.#sendTried(reissue.staticCall(tokenId, newOwner), () =>
      reissue.populateTransaction(tokenId, newOwner),
    );
  }

  /** Takes the badge back for ever. @returns hash of the transaction as soon as the wallet has sent it */
  revoke(tokenId: string): Promise<string> {
    const { revoke } = this.contract;
    return this.#sendTried(revoke.staticCall(tokenId), () => revoke.populateTransaction(tokenId));
  }

  /** Tried first, so that the contract's own refusal comes before the wallet's question. */
  async #sendTried(
    trial: Promise<unknown>,
    transaction: () => Promise<ContractTransaction>,
  ): Promise<string> {
    await this.explained(trial);
    return this.send(transaction());
  }
}
