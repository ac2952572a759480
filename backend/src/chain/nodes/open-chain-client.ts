import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { AppConfig } from '../../config/app-config.js';
import { ChainClient, fetchChainId } from './chain-client.js';
import { ChainDeployment } from '../contracts/entities/chain-deployment.entity.js';

const RETRY_MS = 1_000;

/** Connects to the home chain. While the node is away, a database that knows its chain lets the API start without it. */
export async function openChainClient(config: AppConfig, dataSource: DataSource): Promise<ChainClient> {
  const { rpcUrl } = config.chain;
  const logger = new Logger('Chain');
  for (;;) {
    try {
      return new ChainClient(rpcUrl, await fetchChainId(rpcUrl));
    } catch (error) {
      const known = await dataSource.manager.find(ChainDeployment, { take: 2 });
      if (known.length === 1) return new ChainClient(rpcUrl, known[0]!.chainId);
      logger.warn(`Waiting for the chain: ${(error as Error).message}`);
      await delay(RETRY_MS);
    }
  }
}
