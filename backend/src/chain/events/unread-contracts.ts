import type { EntityManager } from 'typeorm';
import type { ContractName } from '../contracts/deployment-record.js';
import { ChainDeployment } from '../contracts/entities/chain-deployment.entity.js';
import type { FollowedChain } from '../followed-chain.js';

/** Contracts of a name, on these chains and still in their records, of which the past was never read as a whole. */
export async function unreadContracts(
  manager: EntityManager,
  chains: readonly FollowedChain[],
  name: ContractName,
): Promise<ChainDeployment[]> {
  const unread = await manager.findBy(ChainDeployment, { name, pastRead: false });
  return unread.filter(({ chainId, address }) =>
    chains.some((chain) => chain.chainId === chainId && chain.contracts.at(address)),
  );
}
