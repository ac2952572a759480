// What the operator has and does on each chain, and what a person can do about it; with the settings of the API:
// npm run operator -w backend -- status | cancel <id> | rotate [address]
import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContractSubscriptions } from './chain/events/contract-subscriptions.js';
import { openFollowedChains } from './chain/open-followed-chains.js';
import { explainFailure, runOperatorCommand } from './chain/operator/command/operator-command.js';
import { loadChainsConfig } from './config/app-config.js';
import { dataSourceOptions } from './database/data-source-options.js';

async function run(): Promise<boolean> {
  Logger.overrideLogger(false);
  const config = loadChainsConfig();
  const dataSource = await new DataSource(dataSourceOptions(config.databaseUrl)).initialize();
  try {
    const chains = await openFollowedChains(config, dataSource, new ContractSubscriptions());
    return await runOperatorCommand(process.argv.slice(2), { chains, dataSource, print: console.log });
  } finally {
    await dataSource.destroy();
  }
}

run().then(
  (isDone) => process.exit(isDone ? 0 : 1),
  (error: unknown) => {
    console.error(explainFailure(error));
    process.exit(1);
  },
);
