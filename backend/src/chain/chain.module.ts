import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { APP_CONFIG } from '../config/app-config.js';
import { BalanceWatch } from './books/balance-watch.js';
import { ChainLoop } from './chain-loop.js';
import { ContractSubscriptions } from './events/contract-subscriptions.js';
import { UnnamedIds } from './events/unnamed-ids.js';
import { FollowedChains } from './followed-chains.js';
import { openFollowedChains } from './open-followed-chains.js';

@Global()
@Module({
  providers: [
    ContractSubscriptions,
    {
      provide: FollowedChains,
      inject: [APP_CONFIG, DataSource, ContractSubscriptions],
      useFactory: openFollowedChains,
    },
    ChainLoop,
    BalanceWatch,
    UnnamedIds,
  ],
  exports: [ChainLoop, ContractSubscriptions, FollowedChains, UnnamedIds],
})
export class ChainModule {}
