import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { AppConfig } from '../../config/app-config.js';
import { readList } from '../../config/environment.js';
import { ChainDeployment } from '../contracts/entities/chain-deployment.entity.js';
import { ChainClient } from './chain-client.js';
import { fetchChainIds } from './chain-ids.js';

const RETRY_MS = 1_000;

/** Connects to the home chain. */
export async function openChainClient(config: AppConfig, dataSource: DataSource): Promise<ChainClient> {
  return connectToChain(readList({ list: config.chain.rpcUrl }, 'list'), async () => {
    const known = await dataSource.manager.find(ChainDeployment, { take: 2 });
    return known.length === 1 ? known[0]!.chainId : undefined;
  });
}

/**
 * A client of the chain that the nodes serve. Where they disagree it is the one known from before, else the first
 * node's. While all are away, a chain known from before lets the API start without them; else they are waited for.
 */
export async function connectToChain(
  rpcUrls: readonly string[],
  knownChainId: () => Promise<number | undefined>,
): Promise<ChainClient> {
  const logger = new Logger('Chain');
  for (;;) {
    const known = await knownChainId();
    const told = await fetchChainIds(rpcUrls);
    const chainId = told.find((id) => id === known) ?? told[0] ?? known;
    if (chainId !== undefined) return compared(new ChainClient(rpcUrls, chainId));
    logger.warn('Waiting for the chain: none of its nodes answers');
    await delay(RETRY_MS);
  }
}

/** Tells in the log from the start which nodes are not used. */
async function compared(client: ChainClient): Promise<ChainClient> {
  await client.compareNodes();
  return client;
}
