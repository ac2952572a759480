import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { APP_CONFIG } from '../config/app-config.js';
import { ChainClient } from './nodes/chain-client.js';
import { ChainLoop } from './chain-loop.js';
import { DeploymentsService } from './contracts/deployments.service.js';
import { EventReader } from './events/event-reader.js';
import { EventWatcher } from './events/event-watcher.js';
import { openChainClient } from './nodes/open-chain-client.js';
import { OperatorTracker } from './operator/operator-tracker.js';
import { OperatorService } from './operator/operator.service.js';
import { SplitterTermsCache } from './contracts/splitter-terms.cache.js';

@Global()
@Module({
  providers: [
    { provide: ChainClient, inject: [APP_CONFIG, DataSource], useFactory: openChainClient },
    ChainLoop,
    DeploymentsService,
    EventReader,
    EventWatcher,
    OperatorService,
    OperatorTracker,
    SplitterTermsCache,
  ],
  exports: [
    ChainClient,
    ChainLoop,
    DeploymentsService,
    EventWatcher,
    OperatorService,
    OperatorTracker,
    SplitterTermsCache,
  ],
})
export class ChainModule {}
