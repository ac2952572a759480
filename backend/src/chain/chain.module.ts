import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { APP_CONFIG } from '../config/app-config.js';
import { ChainClient } from './chain-client.js';
import { ChainLoop } from './chain-loop.js';
import { DeploymentsService } from './deployments.service.js';
import { openChainClient } from './open-chain-client.js';
import { OperatorTracker } from './operator-tracker.js';
import { OperatorService } from './operator.service.js';
import { SplitterReader } from './splitter-reader.js';
import { SplitterTermsCache } from './splitter-terms.cache.js';
import { SplitterWatcher } from './splitter-watcher.js';

@Global()
@Module({
  providers: [
    { provide: ChainClient, inject: [APP_CONFIG, DataSource], useFactory: openChainClient },
    ChainLoop,
    DeploymentsService,
    OperatorService,
    OperatorTracker,
    SplitterReader,
    SplitterTermsCache,
    SplitterWatcher,
  ],
  exports: [
    ChainClient,
    ChainLoop,
    DeploymentsService,
    OperatorService,
    OperatorTracker,
    SplitterTermsCache,
    SplitterWatcher,
  ],
})
export class ChainModule {}
