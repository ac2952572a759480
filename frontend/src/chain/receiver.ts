import { getAddress } from 'ethers';
import { sameAddress } from './same-address';

/** Why coins should not be sent to what was typed. */
export type ReceiverFault = 'invalid' | 'checksum' | 'nobody' | 'contract' | 'self';

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const NOBODY = /^0x0{40}$/;

/**
 * Null where coins can go there, as far as a page can tell. Capitals are a checksum (EIP-55), by which a mistyped address is
 * found out; one in small letters has none.
 * @param splitter the contract that keeps the coins
 * @param account whose they are, and who did not accept them
 */
export function receiverFault(typed: string, splitter: string, account: string): ReceiverFault | null {
  if (!ADDRESS.test(typed)) return 'invalid';
  const plain = typed.toLowerCase();
  if (typed !== plain && typed !== getAddress(plain)) return 'checksum';
  if (NOBODY.test(typed)) return 'nobody';
  if (sameAddress(typed, splitter)) return 'contract';
  return sameAddress(typed, account) ? 'self' : null;
}
