import { setTimeout as delay } from 'node:timers/promises';
import { existsSync } from 'node:fs';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { ChainsConfig } from '../../config/app-config.js';
import { recordFile } from '../contracts/deployment-record.js';
import { ChainDeployment } from '../contracts/entities/chain-deployment.entity.js';
import { ChainClient } from './chain-client.js';
import { fetchChainIds } from './chain-ids.js';

const RETRY_MS = 1_000;

/** Connects to the home chain. */
export async function openChainClient(config: ChainsConfig, dataSource: DataSource): Promise<ChainClient> {
  const { home, others, deploymentsDir } = config.chain;
  const hasContracts = (chainId: number): boolean =>
    existsSync(recordFile(chainId, config.dataDir, deploymentsDir));
  return connectToChain(
    home.rpcUrls,
    async () => {
      const deployments = await dataSource.manager.find(ChainDeployment);
      const known = new Set(
        deployments.map(({ chainId }) => chainId).filter((chainId) => !others.has(chainId)),
      );
      return known.size === 1 ? [...known][0] : undefined;
    },
    hasContracts,
  );
}

/**
 * A client of the chain that the nodes serve. Where they disagree it is the one known from before, else the first one
 * on which contracts of ours are recorded, else the first node's. While all are away, a chain known from before lets the API start without them; else they are waited for.
 */
export async function connectToChain(
  rpcUrls: readonly string[],
  knownChainId: () => Promise<number | undefined>,
  hasContracts: (chainId: number) => boolean = () => false,
): Promise<ChainClient> {
  const logger = new Logger('Chain');
  for (;;) {
    const known = await knownChainId();
    const told = await fetchChainIds(rpcUrls);
    const chainId =
      known !== undefined && told.length === 0
        ? known
        : (told.find((id) => id === known) ?? told.find(hasContracts) ?? told[0]);
    if (chainId !== undefined) return withComparedNodes(new ChainClient(rpcUrls, chainId));
    logger.warn('Waiting for the chain: none of its nodes answers');
    await delay(RETRY_MS);
  }
}

/** Tells in the log from the start which nodes are not used. */
async function withComparedNodes(client: ChainClient): Promise<ChainClient> {
  await client.compareNodes();
  return client;
}
