import { Injectable } from '@nestjs/common';
import { hashMessage, Interface } from 'ethers';
import { FollowedChains } from '../../chain/followed-chains.js';
import { AppError } from '../../common/errors/app-error.js';

const ERC_1271 = new Interface([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
]);
const VALID = ERC_1271.getFunction('isValidSignature')!.selector;

/** Enough for a wallet that checks several keys or passkeys; a contract that burns more is not waited for. */
const GAS_LIMIT = 1_000_000n;

/** Asks wallets that are contracts whether a signature is theirs: no key of theirs could be recovered from it. */
@Injectable()
export class ContractSignatures {
  constructor(private readonly chains: FollowedChains) {}

  /** What the contract at this address on the home chain says; false without one. @throws chainUnavailable */
  async isValid(address: string, message: string, signature: string): Promise<boolean> {
    const data = ERC_1271.encodeFunctionData('isValidSignature', [hashMessage(message), signature]);
    try {
      const { client } = this.chains.home;
      const answer = await client.call((node) => node.call({ to: address, data, gasLimit: GAS_LIMIT }));
      // The selector is the magic value, filled up to 32 bytes; an address without code answers nothing.
      return answer === VALID.padEnd(66, '0');
    } catch (error) {
      if (error instanceof AppError) throw error;
      // It reverted, or its gas was gone.
      return false;
    }
  }
}
