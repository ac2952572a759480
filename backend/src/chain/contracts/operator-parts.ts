import { Contract, id, type Interface } from 'ethers';
import type { OperatorPart } from '../../config/operator-keys.js';
import type { ChainClient } from '../nodes/chain-client.js';
import { badgeInterface } from './badge.js';
import type { NamedContract } from './chain-contracts.js';
import type { ContractName } from './deployment-record.js';
import { splitterInterface } from './splitter.js';
import { registryInterface } from './vote-registry.js';

/** The site's part in each contract. */
const ROLES: Record<ContractName, { part: OperatorPart; role: string; abi: Interface }> = {
  AdPaymentSplitter: { part: 'moderator', role: 'MODERATOR_ROLE', abi: splitterInterface },
  ChallengeBadge: { part: 'minter', role: 'MINTER_ROLE', abi: badgeInterface },
  VoteRegistry: { part: 'publisher', role: 'PUBLISHER_ROLE', abi: registryInterface },
};

/** What the contract's admin has to call. */
export interface AdminCall {
  to: string;
  /** As a person writes it. */
  words: string;
  data: string;
}

/** Whose key acts in a contract. */
export const operatorPart = (name: ContractName): OperatorPart => ROLES[name].part;

/** Name of the role that the operator needs in a contract. */
export const operatorRole = (name: ContractName): string => ROLES[name].role;

/** Whether the contract obeys the account as its operator. */
export async function hasOperatorRole(
  client: ChainClient,
  { name, address }: NamedContract,
  account: string,
): Promise<boolean> {
  const { role, abi } = ROLES[name];
  return client.call(async (provider) => {
    const contract = new Contract(address, abi, provider);
    return (await contract.getFunction('hasRole').staticCall(id(role), account)) as boolean;
  });
}

/** The call by which an account gets or loses the operator's part. */
export function adminCall(
  change: 'grantRole' | 'revokeRole',
  { name, address }: NamedContract,
  account: string,
): AdminCall {
  const { role, abi } = ROLES[name];
  return {
    to: address,
    words: `${change}(${id(role)}, ${account})`,
    data: abi.encodeFunctionData(change, [id(role), account]),
  };
}
