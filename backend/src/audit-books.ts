// Counts all money anew from the first block of every contract and compares it with the database; only reads. With the
// settings of the API: npm run audit -w backend
import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContractSubscriptions } from './chain/events/contract-subscriptions.js';
import { openFollowedChains } from './chain/open-followed-chains.js';
import { toldError } from './common/errors/told-error.js';
import { loadChainsConfig } from './config/app-config.js';
import { ConfigError, processEnvironment, readText } from './config/environment.js';
import { dataSourceOptions } from './database/data-source-options.js';
import { auditChain, type ChainAudit } from './modules/books/chain-audit/chain-audit.js';
import { reportOf } from './modules/books/chain-audit/audit-report.js';
import { defaultAuditDir } from './modules/books/chain-audit/own-books.js';

/** True when nothing differs. */
async function run(): Promise<boolean> {
  Logger.overrideLogger(['warn', 'error']);
  const config = loadChainsConfig();
  const folder = readText(processEnvironment, 'AUDIT_DIR') ?? defaultAuditDir();
  const dataSource = await new DataSource(dataSourceOptions(config.databaseUrl)).initialize();
  try {
    const chains = await openFollowedChains(config, dataSource, new ContractSubscriptions());
    const audits: ChainAudit[] = [];
    for (const chain of chains.all) audits.push(await auditChain(chain, dataSource, folder));
    console.log(reportOf(audits));
    return audits.every(({ differences }) => differences.count === 0);
  } finally {
    await dataSource.destroy();
  }
}

run().then(
  (isEqual) => process.exit(isEqual ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : toldError(error));
    process.exit(1);
  },
);
