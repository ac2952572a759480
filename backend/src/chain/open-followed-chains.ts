import type { DataSource } from 'typeorm';
import type { ChainsConfig } from '../config/app-config.js';
import type { OperatorKeys } from '../config/operator-keys.js';
import type { ContractSubscriptions } from './events/contract-subscriptions.js';
import { FollowedChain } from './followed-chain.js';
import { FollowedChains } from './followed-chains.js';
import { ChainClient } from './nodes/chain-client.js';
import { openChainClient } from './nodes/open-chain-client.js';

/** Connects to every chain of the configuration; a further chain whose nodes are away is followed once they are back. */
export async function openFollowedChains(
  config: ChainsConfig,
  dataSource: DataSource,
  subscriptions: ContractSubscriptions,
): Promise<FollowedChains> {
  const { home, others } = config.chain;
  const follow = (client: ChainClient, isHome: boolean, keys: OperatorKeys): FollowedChain =>
    new FollowedChain(client, isHome, keys, config, dataSource, subscriptions);
  const homeClient = await openChainClient(config, dataSource);
  const further = [...others].filter(([chainId]) => chainId !== homeClient.chainId);
  return new FollowedChains(
    follow(homeClient, true, home.operatorKeys),
    further.map(([chainId, { rpcUrls, operatorKeys }]) =>
      follow(new ChainClient(rpcUrls, chainId), false, operatorKeys),
    ),
  );
}
